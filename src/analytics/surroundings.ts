import { countryOf } from './country.ts'
import { deviceTypeOf } from './device.ts'
import type { Surroundings } from './row.ts'

/** What some browsers tell and the DOM's types leave out. */
type Telling = Navigator & {
  connection?: { effectiveType?: string }
  getBattery?: () => Promise<{ level: number }>
}

/** Reads the browser anew each time: windows are resized, networks change, batteries run down. */
export function watchSurroundings(window: Window): () => Surroundings {
  const { navigator, screen } = window
  const telling: Telling = navigator
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const country = countryOf(timeZone)
  let battery: { level: number } | undefined
  // Firefox and Safari keep it to themselves.
  telling.getBattery?.().then(
    (manager) => {
      battery = manager
    },
    () => {},
  )
  return () => ({
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
}
