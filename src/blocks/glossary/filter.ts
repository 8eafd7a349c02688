/** What a reader asks of the glossary; empty strings ask for nothing. */
export type Wish = { text: string; category: string; level: string }

export type Filterable = { text: string; category: string; level: string }

/** Whether an entry is what the reader asks for. Accents and case do not count. */
export function fits(entry: Filterable, { text, category, level }: Wish): boolean {
  return (
    (!category || entry.category === category) &&
    (!level || entry.level === level) &&
    plain(entry.text).includes(plain(text))
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
