/** The number of messages that wait, on the icon of the installed site; some browsers have none. */
export async function showBadge(navigator: Partial<NavigatorBadge>, waiting: number): Promise<void> {
  try {
    await (waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())
  } catch {
    // Not installed, or refused by the visitor's settings.
  }
}
