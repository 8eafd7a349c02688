// One attack, in a process of its own: `node tests/hostile/attacker.ts <attack> <address> <key>`, until it is killed.
import { attacks } from './attacks.ts'

const [name = '', address = '', key = ''] = process.argv.slice(2)
const { hostname: host, port } = new URL(address)
const attack = attacks[name]
if (!attack) throw new Error(`${name}: no such attack. There are: ${Object.keys(attacks).join(', ')}.`)
// Keeps the process alive while every socket waits for its next attempt.
setInterval(() => undefined, 1000)
await attack({ host, port: Number(port), key })
