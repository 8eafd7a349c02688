import { copyText } from '../../ui/toast/copy.ts'
import { byHand, canonicalAddress } from './by-hand.ts'
import { fragmentOf, referenceTo } from './reference.ts'

/** Puts the address of a passage, or a reference to it, on the clipboard and says so. */
export async function copyPassage(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>('[data-statement], .chart')
  if (!block) return
  const { sentence, marked } = quotable(block)
  const url = `${canonicalAddress()}#${block.id}`
  const textWith = (address: string) =>
    button.dataset.action === 'cite'
      ? referenceTo({
          sentence,
          sources: sourcesOf(block),
          title: document.title,
          updated: meta('last-modified'),
          url: address,
          locale: document.documentElement.lang,
        })
      : url
  const text = textWith(url + fragmentOf(marked))
  // Without the fragment, which repeats the sentence in a form that nobody can read.
  await copyText(text, { title: button.dataset.done ?? '', text: textWith(url) }, byHand(text))
}

/** What is quoted, and the part of it that a text fragment can mark: browsers look for its words within one block. */
function quotable(block: HTMLElement): { sentence: string; marked: string } {
  const caption = block.querySelector<HTMLElement>(':scope > figcaption')
  if (block.matches('.chart')) {
    const title = textOf(caption?.querySelector('strong'))
    return { sentence: `${title}. ${drawn(block) || textOf(caption).slice(title.length).trim()}`, marked: title }
  }
  const counted = textOf(caption)
  if (counted) return { sentence: `${textOf(block.querySelector('.stat__value'))} ${counted}.`, marked: counted }
  const paragraph = textOf(block.querySelector('.block__body > p'))
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph
  return { sentence, marked: sentence }
}

/** The figures of the ledger that a drawing shows: they say more than its caption. */
function drawn(chart: HTMLElement): string {
  const rows = Array.from(chart.querySelectorAll(':scope.chart--drawn > table > tbody > tr'), (row) =>
    Array.from(row.children, textOf).filter(Boolean).join(' '),
  )
  return rows.length > 0 ? `${rows.join('; ')}.` : ''
}

/** The works whose figures are quoted, from the labels of their marks: `[1] Title, 2024`. */
function sourcesOf(block: HTMLElement): string {
  const names = Array.from(block.querySelectorAll(':scope > figcaption .cite'), (mark) => mark.ariaLabel ?? '')
  return names.map((name) => name.replace(/^\[\d+\] /, '')).join('; ')
}

/** The words of an element, without its marks and controls. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const mark of copy.querySelectorAll('.cite, .stat__mark, .passage')) mark.remove()
  return copy.innerText.trim().replace(/\s+/g, ' ')
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
