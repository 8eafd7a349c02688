const date = /^[+-]?\d{4}(?:-?(\d{2})(?:-?(\d{2}))?|-W\d{2}(?:-\d)?|-\d{3})?$/
const time = /^([01]\d|2[0-4])(?::?[0-5]\d(?::?[0-5]\d(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i
const duration =
  /^[+-]?P(?!$)(?:\d+(?:[.,]\d+)?Y)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?W)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?$/

/** ISO 8601: a date, a date with a time, a time, an interval, or a date shortened to month or year. */
export function isDateOrTime(text: string): boolean {
  if (text.includes('/'))
    return text.split('/').every((part) => part === '..' || isDateOrTime(part) || isDuration(part))
  const [day = '', ...clock] = text.split(/[T ]/)
  if (clock.length === 0) return isDate(day) || (time.test(text) && text.includes(':')) || /^--?\d\d-\d\d$/.test(text)
  return isDate(day) && clock.length === 1 && time.test(clock[0] ?? '')
}

export const isDuration = (text: string) => duration.test(text)

function isDate(text: string): boolean {
  const found = date.exec(text)
  if (!found) return false
  const [, month, day] = found
  if (month === undefined) return true
  if (Number(month) < 1 || Number(month) > 12) return false
  if (day === undefined) return true
  const year = Number(text.slice(0, 4))
  return Number(day) >= 1 && Number(day) <= new Date(Date.UTC(year, Number(month), 0)).getUTCDate()
}
