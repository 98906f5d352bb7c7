import { expect, test } from 'vitest'
import type { Persisted } from '#browser/persisted/persisted.ts'
import { type Catalogue, loadTexts } from './catalogues.ts'

/** A server of static files with a checksum, which records the requested addresses. */
function statics(checksum: string | null, namespaces: unknown) {
  const paths: string[] = []
  const fetcher = (async (address: string) => {
    paths.push(address)
    if (checksum === null) return new Response('', { status: 503 })
    return Response.json(address.startsWith('/static/checksum') ? { checksum } : namespaces)
  }) as typeof fetch
  return { fetcher, paths }
}

function memory(first: Catalogue | null): Persisted<Catalogue | null> {
  let kept = first
  return {
    getSnapshot: () => kept,
    set: (next) => {
      kept = next
    },
    remove: () => {
      kept = null
    },
    subscribe: () => () => {},
  }
}

const polish: Catalogue = { checksum: 'c1', language: 'pl', texts: { a: 'A po polsku' } }

test('the texts of all namespaces are loaded once and cached under the checksum', async () => {
  const kept = memory(null)
  const { fetcher, paths } = statics('c1', { web: { a: 'A po polsku' }, domain: { b: 'B po polsku' } })
  expect(await loadTexts('pl', fetcher, kept)).toEqual({ a: 'A po polsku', b: 'B po polsku' })
  expect(paths[1]).toBe('/static/locales?language=pl&v=c1')
  expect(kept.getSnapshot()).toMatchObject({ checksum: 'c1', language: 'pl' })
})

test('texts cached under the current checksum are not fetched again', async () => {
  const { fetcher, paths } = statics('c1', {})
  expect(await loadTexts('pl', fetcher, memory(polish))).toBe(polish.texts)
  expect(paths).toEqual(['/static/checksum'])
})

test('another checksum or language is fetched again', async () => {
  const newer = statics('c2', { web: { a: 'nowe' } })
  expect(await loadTexts('pl', newer.fetcher, memory(polish))).toEqual({ a: 'nowe' })
  const other = statics('c1', { web: { a: 'neu' } })
  expect(await loadTexts('de', other.fetcher, memory(polish))).toEqual({ a: 'neu' })
})

test('without a valid answer the cached texts are used, else English', async () => {
  expect(await loadTexts('pl', statics(null, {}).fetcher, memory(polish))).toBe(polish.texts)
  expect(await loadTexts('pl', statics(null, {}).fetcher, memory(null))).toBeNull()
  expect(await loadTexts('pl', statics('c9', { web: 'nonsense' }).fetcher, memory(null))).toBeNull()
  expect(await loadTexts('de', statics(null, {}).fetcher, memory(polish))).toBeNull()
})
