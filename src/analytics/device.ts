export type DeviceType = 'desktop' | 'tablet' | 'mobile'

/**
 * The class of a device by its user agent (specification, section 9). `touchPoints`: iPads call themselves Macs, which
 * have no touch screen.
 */
export function deviceTypeOf(userAgent: string, touchPoints = 0): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk|Kindle/i.test(userAgent)) return 'tablet'
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'tablet'
  // Android tablets leave the word out that phones have.
  if (/Android/.test(userAgent) && !/Mobile/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|IEMobile|Opera Mini/.test(userAgent) ? 'mobile' : 'desktop'
}
