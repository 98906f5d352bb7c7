import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The sites that are measured: the demo's 400 tags, and one of 5,000 tags, 2,000 triggers and 1,000 variables. */
export interface Sites {
  readonly demo: string
  readonly large: string
}

export interface Installation {
  readonly origin: string
  readonly sites: Sites
  stop(): Promise<void>
}

/** Fills a data folder of its own and starts the real server over it, on a free port. */
export async function install(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  const data = { WAYMARK_DATA: join(folder, 'data'), DATABASE_URL: '', WAYMARK_DEMO: 'on' }
  const sites: Sites = JSON.parse(await answerOf(run('apps/server/bench/prepare.ts', data)))
  const port = await freePort()
  const server = run('apps/server/src/main.ts', { ...data, WAYMARK_PORT: String(port) })
  const origin = `http://localhost:${port}`
  const stop = async () => {
    await end(server)
    rmSync(folder, { recursive: true, force: true })
  }
  if (await answers(origin, server)) return { origin, sites, stop }
  await stop()
  throw new Error('The server did not start')
}

/** A free port. */
function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

const run = (file: string, env: Record<string, string>) =>
  spawn(process.execPath, [file], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })

/** What a program printed, once it has ended well. */
function answerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (text) => {
      output += text
    })
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error('The data folder could not be filled')),
    )
  })
}

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  server.stdout?.resume()
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    const answered = await fetch(`${origin}/static/checksum`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
