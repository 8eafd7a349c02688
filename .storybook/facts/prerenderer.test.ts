import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { subsetFonts } from '../../vite/type/fonts.ts'
import { openPrerenderer } from './prerenderer.ts'

it('a style sheet that is being written does not end the preview', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  const { forget, close } = await openPrerenderer(ownFolder({ 'src/app/site.css': 'main { } }' }))
  forget()
  await subsetFonts()
  await setImmediate()
  await close()
  expect(unhandled).not.toHaveBeenCalled()
})
