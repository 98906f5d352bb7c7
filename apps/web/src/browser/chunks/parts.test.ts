import { expect, test } from 'vitest'
import { createParts, type Trouble } from './parts.ts'

/** A page whose server can be away, of another build, or short of a style sheet. */
function page() {
  const world = { trouble: 'unreachable' as Trouble, styles: true, up: false, asked: 0 }
  const parts = createParts({ findOut: async () => world.trouble, restoreStyles: async () => world.styles })
  const said: (Trouble | null)[] = []
  parts.watch(() => said.push(parts.trouble()))
  const part = async () => {
    world.asked += 1
    if (!world.up) throw new TypeError('Failed to fetch dynamically imported module: https://waymark.example/a.js')
    return 'the part'
  }
  return { world, parts, said, part }
}

test('A part that is there is loaded without a word', async () => {
  const { world, parts, said, part } = page()
  world.up = true
  expect(await parts.load(part)).toBe('the part')
  expect(said).toEqual([])
})

test('A part whose file cannot be had is waited for and goes on once it can', async () => {
  const { world, parts, said, part } = page()
  const loaded = parts.load(part)
  await expect.poll(parts.trouble).toBe('unreachable')
  await parts.tryAgain()
  expect(parts.trouble()).toBe('unreachable')
  world.up = true
  await parts.tryAgain()
  expect(await loaded).toBe('the part')
  expect(said.at(-1)).toBeNull()
})

test('All parts that are waited for are asked for again at once', async () => {
  const { world, parts, part } = page()
  const loaded = [parts.load(part), parts.load(part)]
  await expect.poll(parts.trouble).not.toBeNull()
  world.up = true
  await parts.tryAgain()
  expect(await Promise.all(loaded)).toEqual(['the part', 'the part'])
})

test('Nothing is drawn without its styles', async () => {
  const { world, parts, part } = page()
  const loaded = parts.load(part)
  await expect.poll(parts.trouble).not.toBeNull()
  Object.assign(world, { up: true, styles: false })
  await parts.tryAgain()
  expect(world.asked).toBe(1)
  world.styles = true
  await parts.tryAgain()
  expect(await loaded).toBe('the part')
})

test('A part of an older build says so', async () => {
  const { world, parts, part } = page()
  world.trouble = 'outdated'
  void parts.load(part)
  await expect.poll(parts.trouble).toBe('outdated')
})

test('A part that is there and broken is nobody’s to wait for', async () => {
  const { parts, said } = page()
  const broken = parts.load(async () => {
    throw new TypeError('undefined is not a function')
  })
  await expect(broken).rejects.toThrow('undefined is not a function')
  expect(said).toEqual([])
})
