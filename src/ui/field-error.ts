type Ids = { readonly field: string; readonly hintId: string; readonly errorId: string }

/** The ids of a field that is text of the page, and of what is below it. */
export const idsIn =
  <Name extends string>(form: string) =>
  (name: Name): Ids => ({
    field: `${form}-${name}`,
    hintId: `${form}-${name}-hint`,
    errorId: `${form}-${name}-error`,
  })

/** Says what is wrong with such a field, or that nothing is. @returns the field */
export function showError({ field, errorId }: Ids, message: string | undefined): HTMLElement | null {
  const error = document.getElementById(errorId)
  if (error) {
    error.textContent = message ?? ''
    error.hidden = !message
  }
  const control = document.getElementById(field)
  if (message) control?.setAttribute('aria-invalid', 'true')
  else control?.removeAttribute('aria-invalid')
  return control
}
