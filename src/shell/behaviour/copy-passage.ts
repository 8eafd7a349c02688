import { show } from '../../ui/toast/store.ts'
import { fragmentOf, referenceTo } from './reference.ts'

/** Puts the address of a passage, or a reference to it, on the clipboard and says so. */
export async function copyPassage(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>('[data-statement]')
  if (!block) return
  const { sentence, marked } = quotable(block)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const url = `${canonical}#${block.id}`
  const text =
    button.dataset.action === 'cite'
      ? referenceTo({
          sentence,
          title: document.title,
          updated: meta('last-modified'),
          url: url + fragmentOf(marked),
          locale: document.documentElement.lang,
        })
      : url
  try {
    await navigator.clipboard.writeText(text)
    show({ tone: 'success', title: button.dataset.done ?? '', text })
  } catch {
    // No clipboard (permission, insecure origin): the text is shown, to be copied by hand.
    show({ tone: 'info', title: text })
  }
}

/** What is quoted, and the part of it that a text fragment can mark: browsers look for its words within one block. */
function quotable(block: HTMLElement): { sentence: string; marked: string } {
  const caption = textOf(block.querySelector(':scope > figcaption'))
  if (caption) return { sentence: `${textOf(block.querySelector('.stat__value'))} ${caption}.`, marked: caption }
  const paragraph = textOf(block.querySelector('.block__body > p'))
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph
  return { sentence, marked: sentence }
}

/** The words of an element, without its marks. */
function textOf(element: Element | null): string {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const mark of copy.querySelectorAll('.cite, .stat__mark')) mark.remove()
  return copy.innerText.trim().replace(/\s+/g, ' ')
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
