import { readFileSync } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { type FolderAddress, readStoreAddress } from '#settings-store.ts'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { pointerFiles, readPath } from './files.ts'
import { openContainerStore } from './open.ts'
import { type ContainerStore, StoreUnavailable } from './store.ts'

const SITE = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
const bytes = (text: string) => new TextEncoder().encode(text)
const SCRIPT = { raw: bytes('raw'), gzip: bytes('gzip'), brotli: bytes('brotli') }

const root = makeFolderOfFile()
const s3 = await startS3Server()
afterAll(() => s3.close())

const folder = (name: string): FolderAddress => ({ kind: 'folder', name, path: join(root, name) })
const open = async (kind: 'folder' | 's3'): Promise<ContainerStore> => {
  const store = await openContainerStore(kind === 's3' ? s3.address : folder('files'))
  if (!store) throw new Error('There is no store')
  return store
}
const HEADERS = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=60' }

describe.each(['folder', 's3'] as const)('a container store in a %s', (kind) => {
  test('keeps files, lists them by the beginning of their path, and removes them', async () => {
    const store = await open(kind)
    expect(await store.get('containers/a.js')).toBeUndefined()
    expect(await store.list('containers/')).toEqual([])
    await store.put('containers/a.js', bytes('one'), HEADERS)
    await store.put('containers/a.js', bytes('two'), HEADERS)
    await store.put('containers/b.js', bytes('three'), HEADERS)
    await store.put('artifacts/a/1.js', bytes('four'), HEADERS)
    expect(new TextDecoder().decode((await store.get('containers/a.js'))?.bytes)).toBe('two')
    const paths = async (prefix: string) => (await store.list(prefix)).map(({ path }) => path).sort()
    expect(await paths('')).toEqual(['artifacts/a/1.js', 'containers/a.js', 'containers/b.js'])
    expect(await paths('containers/a')).toEqual(['containers/a.js'])
    expect(await paths('artifacts/')).toEqual(['artifacts/a/1.js'])
    const [listed] = await store.list('containers/a')
    expect(Math.abs(Date.now() - (listed?.writtenAt.getTime() ?? 0))).toBeLessThan(60_000)
    await store.remove(['containers/a.js', 'containers/b.js', 'containers/never.js', 'artifacts/a/1.js'])
    expect(await paths('')).toEqual([])
  })

  test('knows its own files by their paths', async () => {
    const files = pointerFiles(await open(kind), SITE, SCRIPT)
    expect(files.map(({ path }) => readPath(path)?.siteId)).toEqual(files.map(() => SITE))
  })
})

test('a folder has the compressed forms beside the plain file, which is written last', async () => {
  const files = pointerFiles(await open('folder'), SITE, SCRIPT)
  expect(files.map(({ path, bytes }) => [path.slice(`containers/${SITE}`.length), String(bytes)])).toEqual([
    ['.js.gz', String(SCRIPT.gzip)],
    ['.js.br', String(SCRIPT.brotli)],
    ['.js', String(SCRIPT.raw)],
  ])
})

test('a bucket serves one form with its headers to unsigned requests', async () => {
  const store = await open('s3')
  const [file, ...others] = pointerFiles(store, SITE, SCRIPT)
  if (!file) throw new Error('There is no file')
  expect(others).toEqual([])
  await store.put(file.path, file.bytes, file.headers)
  const { headers, status } = await fetch(s3.url(`containers/${SITE}.js`), { method: 'HEAD' })
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
  })
  expect((await store.get(file.path))?.headers).toEqual(file.headers)
  await store.remove([file.path])
})

describe('a folder', () => {
  test('leaves nothing half written, and two versions never have the same second', async () => {
    const store = await open('folder')
    const path = 'containers/often.js'
    await store.put(path, bytes('one'), HEADERS)
    const first = await stat(join(root, 'files', path))
    await store.put(path, bytes('two'), HEADERS)
    const second = await stat(join(root, 'files', path))
    expect(Math.floor(second.mtimeMs / 1000)).toBeGreaterThan(Math.floor(first.mtimeMs / 1000))
    expect(await readdir(join(root, 'files/containers'))).toEqual(['often.js'])
    expect(second.mode & 0o444).toBe(0o444)
    await store.remove([path])
  })

  test('that cannot be written to is reported with its name', async () => {
    await writeFile(join(root, 'taken'), '')
    const store = await openContainerStore(folder('taken'))
    await expect(store?.put('containers/a.js', bytes('x'), HEADERS)).rejects.toThrow(StoreUnavailable)
    await expect(store?.put('containers/a.js', bytes('x'), HEADERS)).rejects.toThrow(
      /^The container store taken cannot be used: .+/,
    )
  })
})

test('a bucket is not written to with another key', async () => {
  const store = await open('s3')
  await store.list('')
  const key = process.env.AWS_SECRET_ACCESS_KEY
  process.env.AWS_SECRET_ACCESS_KEY = 'another'
  try {
    await expect((await open('s3')).put('containers/a.js', bytes('x'), HEADERS)).rejects.toThrow(/signature/)
  } finally {
    process.env.AWS_SECRET_ACCESS_KEY = key
  }
})

test('a bucket that cannot be reached, or is not there, is reported with its name', async () => {
  const unknown = readStoreAddress(s3.setting.replace('s3://containers', 's3://elsewhere'))
  const gone = readStoreAddress('s3://containers/x?endpoint=http://127.0.0.1:9&path-style=true')
  for (const address of [unknown, gone]) {
    const store = await openContainerStore(address)
    await expect(store?.list('')).rejects.toThrow(
      new RegExp(`^The container store ${address?.name} cannot be used: .+`),
    )
  }
})

describe('the address of a store', () => {
  test.each([
    ['/srv/containers', { kind: 'folder', path: '/srv/containers' }],
    ['file:///srv/my%20containers', { kind: 'folder', path: '/srv/my containers' }],
    ['s3://shop', { kind: 's3', bucket: 'shop', prefix: '', pathStyle: false, encoding: 'gzip', endpoint: undefined }],
    [
      's3://shop/live/eu/?region=eu-central-1&endpoint=https://s3.example&path-style=true&encoding=br',
      {
        bucket: 'shop',
        prefix: 'live/eu/',
        region: 'eu-central-1',
        endpoint: 'https://s3.example',
        pathStyle: true,
        encoding: 'br',
        name: 's3://shop/live/eu/ at https://s3.example',
      },
    ],
  ])('%s is read', (text, expected) => {
    expect(readStoreAddress(text)).toMatchObject(expected)
  })

  test('is right wherever the operator’s guide has one', () => {
    const page = readFileSync(
      fileURLToPath(new URL('../../../../docs/operate/object-store.md', import.meta.url)),
      'utf8',
    )
    const addresses = [...page.matchAll(/^WAYMARK_CONTAINER_STORE=(?<address>.+)$/gmu)].map(
      ({ groups }) => groups?.address ?? '',
    )
    expect(addresses.map((address) => readStoreAddress(address)?.kind)).toEqual(['folder', 's3', 's3'])
  })

  test.each([
    'file://host/srv',
    's3://',
    's3://key:secret@shop',
    's3://shop?regoin=x',
    's3://shop?path-style=yes',
    's3://shop?encoding=zstd',
    's3://shop?endpoint=ftp://x',
    's3://shop?endpoint=https://key:secret@x',
    'https://bucket.s3.amazonaws.com',
    'file:///srv/a%2Fb',
    'file:///srv/%zz',
    's3://shop/%zz',
  ])('%s is refused', (text) => {
    expect(readStoreAddress(text)).toBeUndefined()
  })
})
