/** A share in percent. In French the space before the sign is narrow, as in the texts of the site; Intl has a wide one. */
export const inPercent = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share).replace(/\s%/, '\u202f%')
