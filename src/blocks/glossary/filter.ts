/** A reader's search in the glossary; an empty string matches everything. */
export type FilterQuery = { text: string; category: string; level: string }

export type Filterable = { text: string; category: string; level: string }

/** Whether an entry matches the search. Accents and case do not count. */
export function matches(entry: Filterable, { text, category, level }: FilterQuery): boolean {
  return (
    (!category || entry.category === category) &&
    (!level || entry.level === level) &&
    plain(entry.text).includes(plain(text))
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
