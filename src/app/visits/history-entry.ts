/** What identifies the present entry of the history. */
export const presentEntry = (): unknown => history.state?.visit ?? location.href

/** Where the document was opened: read at once, as the address may change before the code that shows pages is loaded. */
export const opened = { path: location.pathname, entry: presentEntry() }
