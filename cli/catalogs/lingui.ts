import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs Lingui's own command in a project. Never rejects. */
export function lingui(root: string, ...words: string[]): Promise<{ code: number; output: string }> {
  const script = join(root, 'node_modules/@lingui/cli/dist/lingui.js')
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(String(part)))
    child.on('error', ({ message }) => resolve({ code: 2, output: message }))
    child.on('close', (code) => resolve({ code: code ?? 2, output: output.join('') }))
  })
}
