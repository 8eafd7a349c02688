import { execFileSync } from 'node:child_process'

/** A self-signed certificate for the name localhost, and its key, as PEM. @throws without openssl */
export function makeCertificate(): { key: string; certificate: string } {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2 -subj /CN=localhost'
  const name = '-addext subjectAltName=DNS:localhost -keyout - -out -'
  const pem = execFileSync('openssl', `${request} ${name}`.split(' '), { encoding: 'utf8', stdio: 'pipe' })
  const at = pem.indexOf('-----BEGIN CERTIFICATE-----')
  return { key: pem.slice(0, at), certificate: pem.slice(at) }
}
