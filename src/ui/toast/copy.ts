import { show, type ToastMessage } from './store.ts'

type Said = Pick<ToastMessage, 'title' | 'text' | 'stays'>

/**
 * Puts a text on the clipboard and says so.
 * @param refused what is said where the browser does not allow it: no permission, or an insecure origin
 */
export async function copyText(text: string, done: Said, refused: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    show({ tone: 'success', ...done, about: 'clipboard' })
  } catch {
    show({ tone: 'info', ...refused, about: 'clipboard' })
  }
}
