import { Button } from './button.tsx'

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" stroke="currentColor" strokeWidth="1.5">
        <path d="m3 3 10 10M13 3 3 13" />
      </svg>
    </Button>
  )
}
