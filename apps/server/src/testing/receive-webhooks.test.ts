import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { signatureOf } from '#webhooks/sign.ts'
import { makeFolderOfFile } from './folder-of-file.ts'
import { freePort } from './listen.ts'

const document = readFileSync(
  fileURLToPath(new URL('../../../../docs/recipes/receive-webhooks.md', import.meta.url)),
  'utf8',
)
const codeIn = (language: string) =>
  new RegExp(`\`\`\`${language}\n(?<code>.*?)\`\`\``, 'su').exec(document)?.groups?.code ?? ''

const folder = makeFolderOfFile()

const SECRET = 'whs_a-secret-of-this-test'

describe.each([
  { name: 'Node', command: process.execPath, file: 'receiver.mjs', code: codeIn('js') },
  { name: 'Python', command: 'python3', file: 'receiver.py', code: codeIn('python') },
])('the receiver in $name', ({ command, file, code }) => {
  test.skipIf(!isInstalled(command))('takes what is signed, and nothing else', async () => {
    writeFileSync(join(folder, file), code)
    const port = await freePort()
    const env = { PATH: process.env.PATH, PORT: String(port), WEBHOOK_SECRET: SECRET }
    const receiver = spawn(command, [join(folder, file)], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      const body = JSON.stringify({ type: 'item.changed', data: { name: 'Zażółć' } })
      const now = new Date()
      const printed = once(receiver.stdout, 'data')
      expect(await post(port, receiver, body, signatureOf(SECRET, now, body))).toBe(204)
      expect(String((await printed)[0])).toBe('item.changed\n')
      expect(await post(port, receiver, `${body} `, signatureOf(SECRET, now, body))).toBe(401)
      expect(await post(port, receiver, body, signatureOf('whs_another', now, body))).toBe(401)
      expect(await post(port, receiver, body, signatureOf(SECRET, new Date(now.getTime() - 600_000), body))).toBe(401)
      expect(await post(port, receiver, body, 'v1=')).toBe(401)
    } finally {
      receiver.kill()
    }
  })
})

/** Posts a body as soon as the receiver listens; the status of its answer. */
async function post(port: number, receiver: ChildProcess, body: string, signature: string): Promise<number> {
  for (;;) {
    try {
      const headers = { 'waymark-signature': signature }
      return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status
    } catch (error) {
      if (receiver.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

function isInstalled(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
