import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { lockFolder } from './folder-lock.ts'

const folder = makeFolderOfFile()

const SCRIPT = `
  const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)})
  globalThis.lock = lockFolder(process.argv[1], 'another server')
  console.log(lock.held)
  setInterval(() => {}, 1000)
`

/** Another process that tries to take the folder, and whether it has got it. */
async function other() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(child.stdout, 'data')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return { held: String(output).trim() === 'true', pid: child.pid, end }
}

test('a folder belongs to one process, and the refusal of the next one names it', async () => {
  const first = await other()
  expect(first.held).toBe(true)
  expect(lockFolder(folder, 'the server')).toEqual({ held: false, by: `another server (process ${first.pid})` })
  await first.end('SIGTERM')
})

test('a process that is killed leaves no lock behind', async () => {
  const first = await other()
  expect(first.held).toBe(true)
  await first.end('SIGKILL')
  const lock = lockFolder(folder, 'the server')
  expect(lock.held).toBe(true)
  const second = await other()
  expect(second.held).toBe(false)
  await second.end('SIGKILL')
  if (lock.held) lock.release()
})

test('a folder that is released may be taken again, by the same process too', () => {
  const lock = lockFolder(folder, 'the server')
  expect(lockFolder(folder, 'the server').held).toBe(false)
  if (lock.held) lock.release()
  const again = lockFolder(folder, 'the server')
  expect(again.held).toBe(true)
  if (again.held) again.release()
})
