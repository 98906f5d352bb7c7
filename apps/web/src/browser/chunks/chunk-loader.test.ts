import { expect, test } from 'vitest'
import { type ChunkError, createChunkLoader } from './chunk-loader.ts'

/** A page whose server is unreachable, has another build, or lacks a style sheet. */
function page() {
  const server = { error: 'unreachable' as ChunkError, styles: true, up: false, requests: 0 }
  const loader = createChunkLoader({ diagnose: async () => server.error, restoreStyles: async () => server.styles })
  const errors: (ChunkError | null)[] = []
  loader.error.subscribe(() => errors.push(loader.error.getSnapshot()))
  const chunk = async () => {
    server.requests += 1
    if (!server.up) throw new TypeError('Failed to fetch dynamically imported module: https://waymark.example/a.js')
    return 'the chunk'
  }
  return { server, loader, errors, chunk }
}

test('a chunk that can be fetched is loaded without an error', async () => {
  const { server, loader, errors, chunk } = page()
  server.up = true
  expect(await loader.load(chunk)).toBe('the chunk')
  expect(errors).toEqual([])
})

test('a chunk that cannot be fetched is pending until it can', async () => {
  const { server, loader, errors, chunk } = page()
  const loaded = loader.load(chunk)
  await expect.poll(loader.error.getSnapshot).toBe('unreachable')
  await loader.retry()
  expect(loader.error.getSnapshot()).toBe('unreachable')
  server.up = true
  await loader.retry()
  expect(await loaded).toBe('the chunk')
  expect(errors.at(-1)).toBeNull()
})

test('all pending chunks are retried together', async () => {
  const { server, loader, chunk } = page()
  const loaded = [loader.load(chunk), loader.load(chunk)]
  await expect.poll(loader.error.getSnapshot).not.toBeNull()
  server.up = true
  await loader.retry()
  expect(await Promise.all(loaded)).toEqual(['the chunk', 'the chunk'])
})

test('a component is not rendered before its style sheet is loaded', async () => {
  const { server, loader, chunk } = page()
  const loaded = loader.load(chunk)
  await expect.poll(loader.error.getSnapshot).not.toBeNull()
  Object.assign(server, { up: true, styles: false })
  await loader.retry()
  expect(server.requests).toBe(1)
  server.styles = true
  await loader.retry()
  expect(await loaded).toBe('the chunk')
})

test('a chunk of an older build is reported as outdated', async () => {
  const { server, loader, chunk } = page()
  server.error = 'outdated'
  void loader.load(chunk)
  await expect.poll(loader.error.getSnapshot).toBe('outdated')
})

test('a fetched chunk that throws rejects', async () => {
  const { loader, errors } = page()
  const broken = loader.load(async () => {
    throw new TypeError('undefined is not a function')
  })
  await expect(broken).rejects.toThrow('undefined is not a function')
  expect(errors).toEqual([])
})
