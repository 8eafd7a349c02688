export const done = 0
/** What was asked for does not exist, or was refused. */
export const nothing = 1
/** The command was misspelt, or what it needs cannot be read. */
export const wrongUse = 2
