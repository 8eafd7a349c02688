/** The mark `[n]` of a citation: the source that it leads to, and what it is called without seeing that. */
export const markOf = ({
  number,
  title,
  date,
  lang,
}: {
  number: number
  title: string
  /** ISO 8601: its year is shown. */
  date: string
  /** Of the title, where it is not the page's. */
  lang?: string | undefined
}) => ({
  href: `#source-${number}`,
  lang,
  label: `[${number}] ${title}, ${date.slice(0, 4)}`,
})
