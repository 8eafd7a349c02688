import type { Surroundings } from './row.ts'

/** Properties that some browsers have, and TypeScript's DOM types lack. */
type Device = Navigator & {
  connection?: { effectiveType?: string }
  getBattery?: () => Promise<{ level: number }>
}

/** A busy browser is slow to report its battery; a page view waits no longer than this for it. */
const patienceMs = 1000

/**
 * Reads the browser anew each time: windows are resized, networks change, batteries run down. `known` resolves once the
 * browser has reported everything that it reports asynchronously.
 */
export function watchSurroundings(): { now: () => Surroundings; known: Promise<void> } {
  const device: Device = navigator
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const country = countryOf(timeZone)
  let battery: { level: number } | undefined
  // Firefox and Safari do not report it.
  const batteryRead = device.getBattery?.().then(
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
    viewport: `${innerWidth}x${innerHeight}`,
    connection: device.connection?.effectiveType ?? null,
    battery: battery?.level ?? null,
    timeZone,
    locale: navigator.language,
    country,
  })
  return { now: read, known: batteryRead ? Promise.race([batteryRead, waited]) : Promise.resolve() }
}

/** Time zones of a country, where the browser knows them. */
type ZonesOf = (country: string) => readonly string[] | undefined

/** The name in older browsers, which the types no longer have. */
type LocaleWithZones = Partial<Intl.Locale> & { timeZones?: string[] }

const zonesOf: ZonesOf = (country) => {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones
}

/** ISO 3166 codes, those of most of our visitors first: each lookup takes the browser a tenth of a millisecond. */
const countries =
  'FR US GB DE ES IT BE CH CA NL PT IN BR CN JP AU MX PL SE AT DK NO FI IE LU MA TN DZ SN CI AD AE AF AG AI AL AM AO AQ AR AS ' +
  'AW AX AZ BA BB BD BF BG BH BI BJ BL BM BN BO BQ BS BT BW BY BZ CC CD CF CG CK CL CM CO CR CU CV CW CX CY CZ DJ DM DO EC ' +
  'EE EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IL IM IO IQ IR IS JE JM ' +
  'JO KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LV LY MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV ' +
  'MW MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN PR PS PW PY QA RE RO RS RU RW SA SB SC SG SH SI SJ SK ' +
  'SL SM SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TO TR TT TV TW TZ UA UG UM UY UZ VA VC VE VG VI VN VU WF WS YE ' +
  'YT ZA ZM ZW'

/**
 * The country of a time zone; the region in the zone's name where the browser has no list of them. No IP address is used:
 * it is an estimate, and meant to be a coarse one.
 */
export function countryOf(timeZone: string, zones: ZonesOf = zonesOf): string | null {
  const country = countries.split(' ').find((code) => zones(code)?.includes(timeZone))
  if (country) return country
  const [region = '', city] = timeZone.split('/')
  return city && region !== 'Etc' ? region : null
}

export type DeviceType = 'desktop' | 'tablet' | 'mobile'

/**
 * The class of a device by its user agent (specification, section 9). `touchPoints`: iPads call themselves Macs, which
 * have no touch screen.
 */
export function deviceTypeOf(userAgent: string, touchPoints: number): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk|Kindle/i.test(userAgent)) return 'tablet'
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'tablet'
  // Android tablets leave out the word `Mobile` that phones have.
  if (/Android/.test(userAgent) && !/Mobile/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|IEMobile|Opera Mini/.test(userAgent) ? 'mobile' : 'desktop'
}
