import { msg } from '@lingui/core/macro'

const title = msg`Copy this by hand`

/** The address by which the page names itself. */
export const canonicalAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href

/** What is said of a text that could not be copied. */
export const byHand = (text: string) => ({ title, text, stays: true }) as const
