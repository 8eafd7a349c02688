import type { GlobalTypes } from 'storybook/internal/types'

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>

const menu = (title: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
})

/** The choices in the toolbar; the first of each is the default. */
const choices = {
  language: {
    own: 'Own language',
    en: 'English',
    fr: 'Français',
    both: 'English | Français',
    pseudo: 'Pseudo',
  },
  theme: { system: 'System theme', light: 'Light', dark: 'Dark' },
  width: { full: 'Full width', 360: '360 px', 768: '768 px', 1440: '1440 px' },
  motion: { system: 'System motion', full: 'All motion', reduced: 'Reduced motion' },
  network: { online: 'Online', offline: 'Offline', slow: 'Slow' },
  answer: {
    success: 'Accepts',
    'rate-limit': 'Rate limit',
    refusal: 'Refuses',
    error: 'Error 500',
    none: 'No answer',
  },
  text: { 100: '100 %', 200: '200 %' },
} as const

const titles: Readonly<Record<Name, string>> = {
  language: 'Language',
  theme: 'Theme',
  width: 'Width of the screen',
  motion: 'Motion',
  network: 'Network',
  answer: 'What the server answers',
  text: 'Size of text',
}

const icons = {
  language: 'globe',
  theme: 'mirror',
  width: 'grow',
  motion: 'lightning',
  network: 'transfer',
  answer: 'database',
  text: 'zoom',
} as const satisfies Record<Name, string>

type Name = keyof typeof choices
export type Choice<Of extends Name> = `${Extract<keyof (typeof choices)[Of], string | number>}`
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
  Object.entries(choices).map(([name, items]) => {
    return [name, menu(titles[name as Name], icons[name as Name], items)]
  }),
)

/** The current choices; the address bar may contain anything. */
export function chosen(globals: Readonly<Record<string, unknown>>): Choices {
  const known = Object.entries(globals).filter(
    ([name, value]) => name in choices && String(value) in choices[name as Name],
  )
  return { ...initialChoices, ...Object.fromEntries(known.map(([name, value]) => [name, String(value)])) }
}
