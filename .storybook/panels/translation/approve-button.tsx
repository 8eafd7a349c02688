import { useContext, useState } from 'react'
import { approveAddress } from '../../facts/addresses.ts'
import type { OpenBlock } from '../../facts/translation-facts.ts'
import { Opens } from '../frame/findings.tsx'

/** Approves what is shown when the preview runs with a development server; otherwise shows the command. */
export function ApproveButton({ route, open }: { route: string; open: readonly OpenBlock[] }) {
  const [state, setState] = useState<{ busy?: true; why?: string }>({})
  if (!useContext(Opens))
    return (
      <p className="quiet">
        When both languages say the same again: <code>npx citence content review {route}</code>
      </p>
    )
  const approve = async () => {
    setState({ busy: true })
    const seen = open.map(({ name, hashes }) => ({ name, hashes }))
    const why = await send(JSON.stringify({ seen }))
    setState(why ? { why } : {})
  }
  return (
    <p>
      <button type="button" className="approve" disabled={state.busy} onClick={() => void approve()}>
        Approve translation
      </button>{' '}
      <span className="quiet">
        {open.length === 1 ? 'The block below says' : `The ${open.length} blocks below say`} the same in both languages.
      </span>
      {state.why && <span role="alert"> {state.why}</span>}
    </p>
  )
}

/** @returns why it failed; undefined when it was recorded: then the facts are updated automatically */
async function send(body: string): Promise<string | undefined> {
  try {
    const response = await fetch(approveAddress, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    return response.ok ? undefined : await response.text()
  } catch {
    return 'The preview does not answer. Is npm run preview still running?'
  }
}
