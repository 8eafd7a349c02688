type Ids = { readonly field: string; readonly hintId: string; readonly errorId: string }

/** The ids of a prerendered field, of its hint and of its error. */
export const idsIn =
  <Name extends string>(form: string) =>
  (name: Name): Ids => ({
    field: `${form}-${name}`,
    hintId: `${form}-${name}-hint`,
    errorId: `${form}-${name}-error`,
  })

/** Shows the error of such a field, or removes it. @returns the field */
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
