import { afterEach, describe, expect, it, vi } from 'vitest'
import { findChromium, launchOptions } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the browser', () => {
  it('is the one that CHROMIUM names', async () => {
    vi.stubEnv('CHROMIUM', process.execPath)
    expect(await findChromium()).toBe(process.execPath)
    expect(await launchOptions()).toMatchObject({ executablePath: process.execPath })
  })

  it('is not looked for elsewhere when CHROMIUM names none', async () => {
    vi.stubEnv('CHROMIUM', '/nowhere/chromium')
    await expect(findChromium()).rejects.toThrow("CHROMIUM='/nowhere/chromium': there is no such file")
  })
})
