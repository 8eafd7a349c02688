/**
 * Whether a request was made on this machine and came straight here. A proxy on the same machine connects from there,
 * too, but says for whom.
 */
export function isFromThisMachine(connection: string, headers: Headers): boolean {
  const local = connection === '::1' || /^(::ffff:)?127\./.test(connection)
  return local && !headers.has('x-forwarded-for') && !headers.has('forwarded') && !headers.has('via')
}
