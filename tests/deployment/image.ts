/**
 * Runs the steps of deploy/Dockerfile where there is no container runtime: each stage in a folder of its own, with nothing
 * in it but what the file copies there. Then starts the last stage as its CMD says, sends a lead, and prints sizes and times.
 * What it cannot show: the base image, USER, and paths outside of the folder.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { temporaryFolder } from '../../server/temporary.ts'
import { addressOf, end } from '../../server/testing/process.ts'
import { sendContact } from '../../server/testing/server.ts'

const root = resolve(import.meta.dirname, '..', '..')
using scratch = temporaryFolder()
const key = 'sb_publishable_of_the_image'
const ignored = new Set(readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n'))

type Stage = { folder: string; environment: Record<string, string>; command: string[] }

const stages = new Map<string, Stage>()
let stage: Stage = { folder: '', environment: {}, command: [] }

/** A path of the image, in the folder of a stage. */
const inside = ({ folder }: Stage, path: string) => join(folder, path.startsWith('/') ? path : join('/app', path))

function copy(words: readonly string[]): void {
  const [, from] = /^--from=(\w+)$/.exec(words[0] ?? '') ?? []
  const source = from ? stages.get(from) : undefined
  const paths = from ? words.slice(1) : words
  const target = inside(stage, paths.at(-1) ?? '')
  for (const path of paths.slice(0, -1)) {
    const place = source ? inside(source, path) : resolve(root, path)
    // Of a folder, COPY takes the contents; a file copied into a folder keeps its name.
    const to = /[./]$/.test(paths.at(-1) ?? '') && path !== '.' ? join(target, basename(path)) : target
    const filter = (file: string) => source !== undefined || dirname(file) !== root || !ignored.has(basename(file))
    cpSync(place, to, { recursive: true, filter, verbatimSymlinks: true })
  }
}

// The Node of the image, whatever comes first on this PATH.
const path = `${dirname(process.execPath)}:${process.env.PATH}`

/** Settings of proxies and registries are the machine's. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_.*|https?_proxy)$/i.test(name),
  ),
)

/** The shell of a stage, in its folder, with the environment of the image only. */
function run(command: string): void {
  const env = { ...network, PATH: path, SUPABASE_PUBLISHABLE_KEY: key, ...stage.environment }
  const here = command.replace(/(?<=\s)\/(data|records)\b/g, `${stage.folder}/$1`).replace(/ && chown .*/, '')
  execFileSync('/bin/sh', ['-c', here], { cwd: inside(stage, '.'), env, stdio: ['ignore', 'ignore', 'inherit'] })
}

const steps = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .trim()
  .split('\n')
for (const step of steps) {
  const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(step) ?? []
  const words = rest.split(/\s+/)
  const start = performance.now()
  if (instruction === 'FROM') {
    const name = words[2] ?? 'image'
    stage = { folder: join(scratch.path, name), environment: {}, command: [] }
    mkdirSync(inside(stage, '.'), { recursive: true })
    stages.set(name, stage)
  } else if (instruction === 'COPY') copy(words)
  else if (instruction === 'RUN') run(rest)
  else if (instruction === 'ENV') {
    for (const word of words) stage.environment[word.split('=')[0] ?? ''] = word.split('=')[1] ?? ''
  } else if (instruction === 'CMD') stage.command = JSON.parse(rest)
  if (instruction === 'RUN') console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${step}`)
}

const size = (path: string) => execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]
for (const part of ['node_modules', 'dist', 'src', 'server', 'cli'])
  console.log(`${size(inside(stage, part))?.padStart(4)} MB  ${part}`)
if (existsSync(inside(stage, 'node_modules/vite'))) throw new Error('The image holds the build chain.')
await serve()

async function serve(): Promise<void> {
  const [program = '', ...words] = stage.command
  const { HOST: _, ...environment } = stage.environment
  const env = {
    PATH: path,
    ...environment,
    DATA_DIR: inside(stage, '/data'),
    ERASURES_FILE: inside(stage, '/records/erasures.txt'),
    PORT: '0',
    SUPABASE_PUBLISHABLE_KEY: key,
    SUPABASE_SECRET_KEY: 'sb_secret_of_the_image',
    SUPABASE_JWT_SECRET: 'a secret of at least thirty-two characters',
  }
  const child = spawn(program, words, { cwd: inside(stage, '.'), env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = await addressOf(child)
    const ready = await fetch(`${url}/health/ready`)
    const page = await fetch(url)
    const lead = await sendContact(url, {}, { apikey: key, 'Idempotency-Key': 'lead-of-the-image' })
    const reply = await lead.text()
    console.log(`/health/ready ${ready.status}, / ${page.status}, a lead ${lead.status} ${reply}`)
    const cli = [join(inside(stage, 'cli'), 'citence.js'), 'data', 'backup']
    console.log(execFileSync(process.execPath, cli, { env, cwd: inside(stage, '.'), encoding: 'utf8' }).trim())
    if (!ready.ok || !page.ok || !/"success": ?true/.test(reply)) throw new Error('The image does not serve.')
  } finally {
    await end(child)
  }
}
