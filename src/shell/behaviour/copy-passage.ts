import { show } from '../../ui/toast/store.ts'
import { fragmentOf, referenceTo } from './reference.ts'

/** Puts the address of a passage, or a reference to it, on the clipboard and says so. */
export async function copyPassage(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>('[data-statement]')
  if (!block) return
  const sentence = firstSentence(block)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const url = `${canonical}#${block.id}`
  const text =
    button.dataset.action === 'cite'
      ? referenceTo({
          sentence,
          title: document.title,
          updated: meta('last-modified'),
          url: url + fragmentOf(sentence),
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

/** The block's first sentence, without the marks of its sources. */
function firstSentence(block: HTMLElement): string {
  const paragraph = block.querySelector('.block__body > p')?.cloneNode(true)
  if (!(paragraph instanceof HTMLElement)) return ''
  for (const mark of paragraph.querySelectorAll('.cite')) mark.remove()
  return /^.*?[.!?](?=\s|$)/s.exec(paragraph.innerText.trim())?.[0] ?? paragraph.innerText.trim()
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
