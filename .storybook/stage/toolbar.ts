import type { GlobalTypes } from 'storybook/internal/types'

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>

/** The choices in the toolbar. */
const choices = {
  language: {
    title: 'Language',
    icon: 'globe',
    items: { own: 'Own language', en: 'English', fr: 'Français', both: 'English | Français', pseudo: 'Pseudo' },
  },
  theme: { title: 'Theme', icon: 'mirror', items: { system: 'System theme', light: 'Light', dark: 'Dark' } },
  width: {
    title: 'Width of the screen',
    icon: 'grow',
    items: { full: 'Full width', 360: '360 px', 768: '768 px', 1440: '1440 px' },
  },
  motion: {
    title: 'Motion',
    icon: 'lightning',
    items: { system: 'System motion', full: 'All motion', reduced: 'Reduced motion' },
  },
  network: { title: 'Network', icon: 'transfer', items: { online: 'Online', offline: 'Offline', slow: 'Slow' } },
  answer: {
    title: 'What the server answers',
    icon: 'database',
    items: {
      success: 'Accepts',
      'rate-limit': 'Rate limit',
      refusal: 'Refuses',
      error: 'Error 500',
      none: 'No answer',
    },
  },
  text: { title: 'Size of text', icon: 'zoom', items: { 100: '100 %', 200: '200 %' } },
} as const satisfies Record<string, { title: string; icon: Icon; items: Readonly<Record<string, string>> }>

type Name = keyof typeof choices
export type Choice<Of extends Name> = `${Extract<keyof (typeof choices)[Of]['items'], string | number>}`
export type Choices = { readonly [Of in Name]: Choice<Of> }

export const initialChoices: Choices = {
  language: 'own',
  theme: 'system',
  width: 'full',
  motion: 'system',
  network: 'online',
  answer: 'success',
  text: '100',
}

export const toolbar: GlobalTypes = Object.fromEntries(
  Object.entries(choices).map(([name, { title, icon, items }]) => [
    name,
    {
      description: title,
      toolbar: {
        title,
        icon,
        dynamicTitle: true,
        items: Object.entries(items).map(([value, item]) => ({ value, title: item })),
      },
    },
  ]),
)

/** The current choices; the address bar may contain anything. */
export function chosen(globals: Readonly<Record<string, unknown>>): Choices {
  const known = Object.entries(globals).filter(
    ([name, value]) => name in choices && String(value) in choices[name as Name].items,
  )
  return { ...initialChoices, ...Object.fromEntries(known.map(([name, value]) => [name, String(value)])) }
}
