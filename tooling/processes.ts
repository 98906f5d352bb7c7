import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './run/run.ts'

/**
 * Keeps several programs running side by side. When one ends, the others are ended too and its
 * exit code becomes ours; an interrupt is handed on to all.
 */
export function keepRunning(programs: readonly { command: string; args: readonly string[] }[]): void {
  const children: ChildProcess[] = programs.map(({ command, args }) =>
    spawn(command, args, { cwd: root, stdio: 'inherit', env: process.env }),
  )
  let ending = false
  const end = (code: number) => {
    if (ending) return
    ending = true
    process.exitCode = code
    for (const child of children) child.kill('SIGTERM')
  }
  for (const child of children) child.on('exit', (code, signal) => end(signal ? 0 : (code ?? 1)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
}
