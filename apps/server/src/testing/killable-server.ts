import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { layOutDatabase } from './kept-database.ts'
import { lapseClaims } from './lapse-claims.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
/**
 * V8 leaves the embedded database as it is first compiled: optimising it takes two seconds of processor time after each
 * start, and these servers live for a few.
 */
const COMMAND = ['--liftoff-only', '--import', path('../module-cache.ts'), path('./child-server.ts')]

/** A server in a process of its own, which can be called and killed. */
export interface KillableServer {
  appId: string
  origin: string
  /** Sends a call; undefined when the server is killed before it answers. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: any } | undefined>
  /** Sends a file as the part `file` of a form. */
  upload(path: string, name: string, content: string): Promise<{ status: number; body: any } | undefined>
  /** What the container store has for visitors of the site; undefined while it has nothing. */
  stored(): string | undefined
  /** What the process has printed and logged so far. */
  logged(): string
  /**
   * Ends the process at once, as a crash would, and waits until it is gone. On Postgres its claims lapse then, and not half a
   * minute later. Fails if it has ended by itself.
   */
  kill(): Promise<void>
}

/**
 * Starts a server on a folder, or on a Postgres database at an address, and waits until it answers. Its container store is
 * `containers` in the folder.
 */
export async function startKillable(
  folder: string,
  url?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<KillableServer> {
  if (!url) await layOutDatabase(folder)
  const places = url ? [folder, url] : [folder]
  const child = spawn(process.execPath, [...COMMAND, ...places], {
    // It ends when its input does, and so with this process.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const output: string[] = []
  child.stderr.on('data', (text) => output.push(String(text)))
  const lines = createInterface(child.stdout)
  const line = await new Promise<string | undefined>((resolve) => {
    child.once('exit', () => resolve(undefined))
    lines.once('line', resolve)
  })
  // The thread of operations logs to stdout.
  lines.on('line', (text) => output.push(`${text}\n`))
  if (line === undefined) throw new Error(`The server did not start: ${output.join('')}`)
  const { port, token, appId } = JSON.parse(line) as { port: number; token: string; appId: string }
  const authorization = { Authorization: `Bearer ${token}` }
  const send = async (path: string, sent: RequestInit) => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, sent)
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    } catch {
      return undefined
    }
  }
  return {
    appId,
    origin: `http://127.0.0.1:${port}`,
    call(method, path, body) {
      const headers = { ...authorization, 'Content-Type': 'application/vnd.api+json' }
      return send(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    },
    upload(path, name, content) {
      const form = new FormData()
      form.append('file', new File([content], name, { type: 'application/json' }))
      return send(path, { method: 'POST', headers: authorization, body: form })
    },
    stored() {
      const path = join(folder, 'containers/containers', `${appId}.js`)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    },
    logged: () => output.join(''),
    async kill() {
      if (child.exitCode !== null) throw new Error(`The server has ended by itself: ${output.join('')}`)
      child.kill('SIGKILL')
      await gone
      if (url) await lapseClaims(url)
    },
  }
}
