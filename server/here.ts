import { isIPv4 } from 'node:net'

/** A host of a connection string that is a socket, or this machine: nothing to listen in on. */
export function isHere(host: string): boolean {
  const name = decodeURIComponent(host).replace(/^\[(.*)\]$/, '$1')
  return (
    name === '' ||
    name.startsWith('/') ||
    name === 'localhost' ||
    name === '::1' ||
    (isIPv4(name) && name.startsWith('127.'))
  )
}
