import 'react'

// Attributes that HTML has and the types of React 18 lack; React 18 writes them as they are named here.

declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: '' | 'auto' | 'manual'
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
    popovertargetaction?: 'toggle' | 'show' | 'hide'
  }
}
