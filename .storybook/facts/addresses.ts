/** Where the facts of a page are served, from the manager's address. */
export const factsAddress = (language: string, route: string) => `__facts/${language}/${route}.json`

/** Where it is served which pages have which kinds of block. */
export const kindsAddress = (language: string) => `__facts/${language}.json`

/** Where the picture of a shared link is served. */
export const imageAddress = (language: string, route: string) => `__facts/${language}/${route}.png`

/** Where it is served what is still to be done, page by page. */
export const statesAddress = '__facts/states.json'

/** Where it is told that a translation was read and is right. */
export const approveAddress = '__facts/approve'

/** The event that says that facts may have changed: of Vite's connection and of Storybook's channel. */
export const factsChanged = 'citence:facts-changed'
