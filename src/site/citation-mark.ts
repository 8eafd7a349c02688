/** Anchor of one mention of a source; the source links back to it. */
export const mentionId = (number: number, mention: number) => `cite-${number}${mention > 1 ? `-${mention}` : ''}`

/** The mark `[n]` of a citation: the link to its source, and the label that screen readers announce. */
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
  /** Language of the title, where it is not that of the page. */
  lang?: string | undefined
}) => ({
  id: mentionId(number, mention),
  href: `#source-${number}`,
  lang,
  label: `[${number}] ${title}, ${date.slice(0, 4)}`,
})
