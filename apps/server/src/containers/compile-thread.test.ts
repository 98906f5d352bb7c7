import { compile } from '@waymark/container/compile'
import { expect, test } from 'vitest'
import { containerCompiler } from '#start.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, addTrigger } from '#testing/test-site.ts'
import { compileInThread } from './compile-thread.ts'
import { readState } from './source.ts'

/** A thread loads its modules first, which takes seconds on a busy machine. */
const TEST_TIMEOUT = { timeout: 60_000 }

const shop = await openSiteOfFile()

test('a thread compiles what the compiler itself would, and several containers at once', TEST_TIMEOUT, async () => {
  await addTag(shop, 'Greeting', { code: '<p>{{ Page Url }}</p><script>if (</script>' }, [
    await addTrigger(shop, 'Start'),
  ])
  const state = await readState(shop.server.deps, shop.appId, 'draft')
  if (!state?.source) throw new Error('a website has a source')
  const orders = (['debug', 'published', 'debug'] as const).map((mode) => ({ ...state.source!, mode, versionId: 'x' }))
  const { compile: compileThere } = compileInThread(containerCompiler)
  const artifacts = await Promise.all(orders.map(compileThere))
  expect(artifacts).toEqual(orders.map(compile))
  expect(artifacts[0]?.warnings).toHaveLength(1)
})

test('an order that cannot be done is refused, and the next one is done', TEST_TIMEOUT, async () => {
  const { compile: compileThere } = compileInThread(containerCompiler)
  await expect(compileThere({} as Parameters<typeof compile>[0])).rejects.toThrow()
  const state = await readState(shop.server.deps, shop.appId, 'draft')
  const order = { ...state!.source!, mode: 'published' as const, versionId: 'x' }
  expect(await compileThere(order)).toEqual(compile(order))
})
