/** Methods that some browsers have, and TypeScript's DOM types lack. */
type WithBadge = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

/** The number of messages that wait, on the icon of the installed site. */
export async function showBadge(navigator: WithBadge, waiting: number): Promise<void> {
  try {
    await (waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())
  } catch {
    // Not installed, or refused by the visitor's settings.
  }
}
