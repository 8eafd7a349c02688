import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { pageFolders, writtenStories } from './expected.ts'

const root = resolve(import.meta.dirname, '../..')
const written = writtenStories(root)
const statesOf = (title: string) => written.filter((one) => one.title === title).flatMap(({ states }) => states)

it('every form is shown in each of its states', () => {
  const states = ['Idle', 'Invalid', 'Sending', 'KeptOffline', 'Sent', 'Refused', 'RateLimited']
  for (const form of ['Contact', 'Quick contact', 'Audit'])
    expect(statesOf(`Forms/${form}`), form).toEqual(expect.arrayContaining(states))
})

it('every control is shown in a story beside it', () => {
  const files = readdirSync(resolve(root, 'src/ui')).filter((name) => name.endsWith('.tsx'))
  const read = (isStory: boolean) =>
    files
      .filter((name) => name.includes('.stories.') === isStory)
      .map((name) => readFileSync(resolve(root, 'src/ui', name), 'utf8'))
      .join('')
      .replace(/\/\*\*.*?\*\//gs, '')
  const controls = read(false)
    .split(/^export function (?=[A-Z])/m)
    .filter((source) => /<(button|input|select|textarea|dialog|details|Button)\b/.test(source))
    .map((source) => /^\w+/.exec(source)?.[0])
  expect(controls.length).toBeGreaterThan(5)
  for (const name of controls) expect(read(true)).toMatch(new RegExp(`<${name}\\b`))
})

it('every view of the banner, toasts, 404 and the error fallback are shown', () => {
  expect(statesOf('Consent/Banner')).toEqual(['Default', 'Custom', 'WhatWeWouldSend'])
  expect(statesOf('Notices/Toast')).toEqual(['Success', 'Failure', 'WithAction'])
  expect(statesOf('Notices/Error fallback')).toHaveLength(1)
  expect(pageFolders(root)).toContain('not-found')
})
