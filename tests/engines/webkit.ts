import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import { vi } from 'vitest'
import { makeCertificate } from '../../server/testing/certificate.ts'
import { freePort, onFreePort } from '../../server/testing/free-port.ts'
import type { Browser } from './find.ts'

/** The key of an element reference in the protocol (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * WebKitGTK by WebDriver, on a virtual screen (Xvfb), with compositing as for people. Over TLS, as in production:
 * unlike the others, WebKit does not treat `localhost` as secure, and drops the cookie with the choice there.
 */
export async function openWebKit(driver: string, xvfb: string, miniBrowser: string, origin: string): Promise<Browser> {
  const tls = await openTls(origin)
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const port = await freePort()
  const display = await firstLine(screen)
  const process_ = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const stop = () => {
    process_.kill()
    screen.kill()
    tls.close()
  }
  try {
    const server = `http://127.0.0.1:${port}`
    const options = { binary: miniBrowser, args: ['--automation'] }
    // It takes a moment to start listening.
    await vi.waitFor(() => send('GET', `${server}/status`), { timeout: 20_000, interval: 100 })
    const { sessionId } = await send('POST', `${server}/session`, {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options } },
    })
    const call = (method: string, path: string, body?: object) =>
      send(method, `${server}/session/${sessionId}${path}`, body)
    await call('POST', '/timeouts', { pageLoad: 60_000, script: 60_000, implicit: 10_000 })
    const element = async (selector: string) =>
      (await call('POST', '/element', { using: 'css selector', value: selector }))[elementKey]
    const run = (look: unknown, given: unknown) =>
      call('POST', '/execute/sync', { script: `return (${look})(arguments[0])`, args: [given ?? null] })
    await call('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 1000 })
    return {
      goto: (path) => call('POST', '/url', { url: tls.origin + path }),
      ask: run,
      async click(selector) {
        const target = await element(selector)
        // The driver itself only scrolls to the edge of the window.
        await run((key: Element) => key.scrollIntoView({ block: 'center', behavior: 'instant' }), {
          [elementKey]: target,
        })
        await call('POST', `/element/${target}/click`, {})
      },
      type: async (selector, text) => call('POST', `/element/${await element(selector)}/value`, { text }),
      async close() {
        await call('DELETE', '').catch(() => {})
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

async function firstLine(screen: ChildProcess): Promise<string> {
  const [line] = await once(screen.stdio[3] ?? screen, 'data')
  return String(line).trim()
}

/** One command of the protocol. @throws with the driver's own words */
async function send(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`)
  return value
}

/**
 * The same site over TLS, with a certificate for this run. A connection that breaks behind this proxy breaks in front
 * of it, too.
 */
async function openTls(origin: string): Promise<{ origin: string; close(): void }> {
  const { key, certificate } = makeCertificate()
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  const server = createServer({ key, cert: certificate }, (socket) => {
    const onward = connect(Number(port), hostname)
    open.add(socket)
    const end = () => {
      open.delete(socket)
      socket.destroy()
      onward.destroy()
    }
    for (const side of [socket, onward]) side.on('error', end).on('close', end)
    socket.pipe(onward).pipe(socket)
  })
  return {
    origin: `https://localhost:${await onFreePort(server, 'localhost')}`,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
