/** The mark of the brand: a citation mark, `[1]`, as drawn in public/icon.svg. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M8 3H4v18h4M16 3h4v18h-4" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M9.5 8.6 12.6 7v10" fill="none" stroke="var(--signal)" strokeWidth="2.5" />
    </svg>
  )
}
