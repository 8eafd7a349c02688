type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'pill'
type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'
export type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

/** The classes of a button, also for anchors in prerendered text. */
export function buttonClass({ variant = 'default', size = 'default' }: Look = {}): string {
  return `button button--${variant}${size === 'default' ? '' : ` button--${size}`}`
}
