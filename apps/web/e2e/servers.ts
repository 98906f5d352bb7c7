import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const root = new URL('../../..', import.meta.url).pathname

/** Starts a server of the repository; what it prints to its error stream is printed. */
export function serve(file: string, environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Starts the server of the product on a database without a user, and waits for the address of the set-up that it prints. */
export async function serveEmpty(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly server: ChildProcess; readonly setUp: string }> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const setUp = /https?:\/\/\S+\/set-up#[\w-]+/.exec(line)?.[0]
    if (setUp === undefined) continue
    // What it prints from now on would fill the pipe.
    server.stdout.resume()
    return { server, setUp }
  }
  throw new Error('The server has ended without an address of its set-up.')
}

const isThere = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Fails when something answers at an address already, such as a server of an earlier run. */
export async function isFree(url: string): Promise<void> {
  if (await isThere(url)) throw new Error(`Another server answers at ${url} already.`)
}

/** Waits until an address answers; fails when its server has ended. */
export async function answers(url: string, server: ChildProcess): Promise<void> {
  while (!(await isThere(url))) {
    if (server.exitCode !== null) throw new Error(`The server of ${url} has ended with code ${server.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Ends a server, at once or after what it has under way. */
export async function stop(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}
