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

/** What the toolbar offers; the first of each is what a story starts with. */
const choices = {
  language: {
    own: 'Language: the story’s own',
    en: 'English',
    fr: 'Français',
    both: 'English | Français',
    pseudo: 'Pseudo',
  },
  theme: { system: 'Theme: the system’s', light: 'Light', dark: 'Dark' },
  width: { full: 'Width: all there is', 360: '360 px', 768: '768 px', 1440: '1440 px' },
  motion: { system: 'Motion: the system’s', full: 'All motion', reduced: 'Reduced motion' },
  network: { online: 'Online', offline: 'Offline', slow: 'Slow network' },
  answer: {
    success: 'Server: accepts',
    'rate-limit': 'Server: rate limit',
    refusal: 'Server: refuses',
    error: 'Server: error 500',
    none: 'Server: no answer',
  },
  text: { 100: 'Text 100 %', 200: 'Text 200 %' },
} as const

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
    const [first = name] = Object.values<string>(items)
    return [name, menu(first, icons[name as Name], items)]
  }),
)

/** What is chosen at the moment; what an address bar holds may be anything. */
export function chosen(globals: Readonly<Record<string, unknown>>): Choices {
  const known = Object.entries(globals).filter(
    ([name, value]) => name in choices && String(value) in choices[name as Name],
  )
  return { ...initialChoices, ...Object.fromEntries(known.map(([name, value]) => [name, String(value)])) }
}
