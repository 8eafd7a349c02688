import type { StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { exampleOf } from '../../src/forms/example.fixture.ts'
import type { Form } from '../../src/forms/form.ts'
import { RequestForm } from '../../src/forms/request-form.tsx'
import type { Values } from '../../src/forms/submission.ts'
import { Toaster } from '../../src/ui/toast/toaster.tsx'
import type { Choices } from './toolbar.ts'
import { useWords } from './words.ts'

/** How to bring a form into each of its states: its input, the network and server, and what is visible then. */
const states = {
  idle: undefined,
  invalid: { written: false, globals: {}, seen: '[aria-invalid]:focus' },
  sending: { written: true, globals: { answer: 'none' }, seen: 'form[aria-busy=true]' },
  kept: { written: true, globals: { network: 'offline' }, seen: '.panel--kept:focus' },
  sent: { written: true, globals: { answer: 'success' }, seen: '.panel--sent:focus' },
  refused: { written: true, globals: { answer: 'refusal' }, seen: '.notice--failed:focus' },
  'rate-limited': { written: true, globals: { answer: 'rate-limit' }, seen: '.toast--destructive' },
} as const satisfies Record<string, Course | undefined>

type Course = { written: boolean; globals: Partial<Choices>; seen: string }
type FormStateName = keyof typeof states

/** A form in one of its states, with the real outbox; only the backend is replaced. */
export function formStory(state: FormStateName, form: Form, page: string): StoryObj {
  const course = states[state]
  return {
    render: () => <Shown form={form} page={page} />,
    ...(course && {
      globals: course.globals,
      play: async ({ canvasElement }) => {
        if (course.written) fillIn(canvasElement, exampleOf(form))
        fireEvent.click(required(canvasElement, '[type=submit]'))
        await waitFor(() => expect(canvasElement.querySelector(course.seen)).toBeVisible(), { timeout: 5_000 })
      },
    }),
  }
}

function Shown({ form, page }: { form: Form; page: string }) {
  const { locale } = useWords()
  return (
    <main>
      <RequestForm key={locale} form={form} locale={locale} page={page} />
      <Toaster />
    </main>
  )
}

function fillIn(canvas: HTMLElement, texts: Values): void {
  for (const field of canvas.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input.control, textarea.control',
  ))
    fireEvent.input(field, { target: { value: texts[field.name] ?? '' } })
}

function required(canvas: HTMLElement, selector: string): Element {
  const found = canvas.querySelector(selector)
  if (!found) throw new Error(`The story shows no ${selector}.`)
  return found
}
