import { type ChildProcess, spawn } from 'node:child_process'

const root = new URL('../../..', import.meta.url).pathname

/** Starts a server of the repository; what it prints to its error stream is printed. */
export function serve(file: string, environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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
