import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './listen.ts'

/** A Postgres server that a test starts for itself, to do to it what a shared one must not suffer. */
export interface OwnPostgres {
  readonly url: string
  /** Makes all its processes stand still: connections stay, and no statement is answered. */
  freeze(): void
  thaw(): void
  /** Ends it at once, with every connection. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Runs a statement of an administrator. */
  run(statement: string): Promise<void>
  /** Ends it and deletes its data. */
  remove(): Promise<void>
}

const binaries = findBinaries()

/** Why there can be no own Postgres here; undefined where there can be one. */
export const noPostgres = binaries === undefined ? 'no Postgres server is installed here' : undefined

/** Makes and starts a Postgres server in a temporary folder, on a free port. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  if (!binaries) throw new Error(noPostgres)
  const folder = mkdtempSync(join(tmpdir(), 'waymark-postgres-'))
  const user = ownerOf(folder)
  const data = join(folder, 'data')
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--encoding=UTF8', '-N'], user)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  const signalAll = (signal: NodeJS.Signals) => {
    if (server?.pid) for (const pid of [server.pid, ...childrenOf(server.pid)]) signalIfRunning(pid, signal)
  }
  const own: OwnPostgres = {
    url,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      if (!server || server.exitCode !== null) return
      const gone = new Promise((resolve) => server?.once('exit', resolve))
      signalAll('SIGCONT')
      // An immediate shutdown, which ends every connection.
      server.kill('SIGQUIT')
      await gone
    },
    async start() {
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
      const options = settings.flatMap((setting) => ['-c', setting])
      server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...user, stdio: 'ignore' })
      while (
        !(await own.run('select 1').then(
          () => true,
          () => false,
        ))
      ) {
        if (server.exitCode !== null) throw new Error(`Postgres ended with code ${server.exitCode}.`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async run(statement) {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      try {
        await client.query(statement)
      } finally {
        await client.end()
      }
    },
    async remove() {
      await own.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await own.start()
  return own
}

/** Folder of the newest server's programs, as Debian installs them. */
function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  try {
    const newest = readdirSync(root)
      .map(Number)
      .filter(Number.isInteger)
      .sort((one, other) => other - one)[0]
    return newest === undefined ? undefined : join(root, String(newest), 'bin')
  } catch {
    return undefined
  }
}

/** Postgres refuses to run as root: then it runs, and owns the folder, as the user that Debian made for it. */
function ownerOf(folder: string): { uid?: number; gid?: number; stdio: 'ignore' } {
  if (process.getuid?.() !== 0) return { stdio: 'ignore' }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(folder, uid, gid)
  return { uid, gid, stdio: 'ignore' }
}

/** Sends a signal; a process that has ended meanwhile needs none. */
function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
