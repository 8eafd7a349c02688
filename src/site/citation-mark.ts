/** Where a page mentions a source: what the source leads back to. */
export const mentionId = (number: number, mention: number) => `cite-${number}${mention > 1 ? `-${mention}` : ''}`

/** The mark `[n]` of a citation: the source that it leads to, and what it is called without seeing that. */
export const markOf = ({
  number,
  mention,
  title,
  date,
  lang,
}: {
  number: number
  mention: number
  title: string
  /** ISO 8601: its year is shown. */
  date: string
  /** Of the title, where it is not the page's. */
  lang?: string | undefined
}) => ({
  id: mentionId(number, mention),
  href: `#source-${number}`,
  lang,
  label: `[${number}] ${title}, ${date.slice(0, 4)}`,
})
