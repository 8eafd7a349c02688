import type { ComponentProps } from 'react'

type Rest = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className' | 'checked'>

/** On or off, with what it means beside it. Uncontrolled. */
export function Switch({ id, label, hint, ...rest }: { id: string; label: string; hint: string } & Rest) {
  return (
    <div className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input {...rest} id={id} type="checkbox" role="switch" aria-describedby={`${id}-hint`} />
      <label htmlFor={id}>{label}</label>
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
