import { countryOf } from './country.ts'
import { deviceTypeOf } from './device.ts'
import type { Surroundings } from './row.ts'

/** What some browsers tell and the DOM's types leave out. */
type Telling = Navigator & {
  connection?: { effectiveType?: string }
  getBattery?: () => Promise<{ level: number }>
}

/** A busy browser takes its time to tell of its battery; a page view does not wait for it longer than this. */
const patienceMs = 1000

/**
 * Reads the browser anew each time: windows are resized, networks change, batteries run down. `known` is fulfilled once
 * everything is known that the browser tells in its own time.
 */
export function watchSurroundings(window: Window): { now: () => Surroundings; known: Promise<void> } {
  const { navigator, screen } = window
  const telling: Telling = navigator
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const country = countryOf(timeZone)
  let battery: { level: number } | undefined
  // Firefox and Safari keep it to themselves.
  const told = telling.getBattery?.().then(
    (manager) => {
      battery = manager
    },
    () => {},
  )
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  const read = () => ({
    userAgent: navigator.userAgent,
    device: deviceTypeOf(navigator.userAgent, navigator.maxTouchPoints),
    screen: `${screen.width}x${screen.height}`,
    viewport: `${window.innerWidth}x${window.innerHeight}`,
    connection: telling.connection?.effectiveType ?? null,
    battery: battery?.level ?? null,
    timeZone,
    locale: navigator.language,
    country,
  })
  return { now: read, known: told ? Promise.race([told, waited]) : Promise.resolve() }
}
