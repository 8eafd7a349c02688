import { useEffect, useState } from 'react'
import { useChannel } from 'storybook/manager-api'
import { factsChanged } from '../../facts/addresses.ts'

export type Asked<T> =
  | { readonly state: 'asked' }
  | { readonly state: 'known'; readonly facts: T }
  | { readonly state: 'failed'; readonly why: string }

/** The JSON at an address, fetched again when the project's files change. */
export function useFacts<T>(address: string): Asked<T> {
  const [version, setVersion] = useState(0)
  const [known, setKnown] = useState<{ address: string; asked: Asked<T> }>()
  useChannel({ [factsChanged]: () => setVersion((now) => now + 1) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same address
  useEffect(() => {
    const abort = new AbortController()
    read<T>(address, abort.signal).then(
      (facts) => setKnown({ address, asked: { state: 'known', facts } }),
      (error) => {
        if (!abort.signal.aborted) setKnown({ address, asked: { state: 'failed', why: String(error) } })
      },
    )
    return () => abort.abort()
  }, [address, version])
  // The old facts stay until newer ones arrive: a panel that flickers at every save cannot be read.
  return known?.address === address ? known.asked : { state: 'asked' }
}

async function read<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}. Look at the console of npm run preview.`)
  return response.json()
}
