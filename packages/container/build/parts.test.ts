import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Node, parse } from 'acorn'
import { describe, expect, test } from 'vitest'
import { loadParts } from '../src/compile/parts.ts'
import { freeUses, writtenNames } from './free-names.ts'
import { mangledNames } from './mangled-names.ts'
import { split } from './split.ts'

const namesIn = (code: string) => [
  ...new Set(freeUses(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).map(({ name }) => name)),
]

describe('uses of names from outside', () => {
  test.each([
    ['function f(a, { b, c: [d = e], ...g }) { return a + b + d + g + h }', ['f', 'e', 'h']],
    ['x => { { let y = 1; y } y }', ['y']],
    ['for (const k in o) k; k', ['o', 'k']],
    ['try { a } catch (b) { b } b', ['a', 'b']],
    ['(function () { v; var v; arguments })', []],
    ['a.b.c[d]; ({ e, f: g, [h]: 1 }); l: for (;;) break l', ['a', 'd', 'e', 'g', 'h']],
    ['switch (a) { case b: let c; c }', ['a', 'b']],
  ])('of %s', (code, names) => {
    expect(
      namesIn(code)
        .filter((name) => name !== 'f' || code.includes('f:'))
        .sort(),
    ).toEqual(names.filter((name) => name !== 'f' || code.includes('f:')).sort())
  })

  test('a name that is written to is no constant', () => {
    const written = writtenNames(parse('a = 1; b++; ({ c } = d); for (e of f);', { ecmaVersion: 'latest' }))
    expect([...written].sort()).toEqual(['a', 'b', 'c', 'e'])
  })
})

describe('taking a bundle apart', () => {
  const longNames = new Map([['x', 'readThing']])

  test('gives declarations with what they need, and registries as tables', () => {
    const { parts, exports } = split(
      'var n=300,m=n;function a(t){return b(t)+m}function b(t){let n=t;return n}var r={one:a,two:t=>b(t),x:b};var p={x:b};export{r as things,p as browserPage,a as start};',
      longNames,
    )
    expect(exports).toEqual({
      things: { one: 'a', two: '$0', readThing: 'b' },
      browserPage: { readThing: 'b' },
      start: 'a',
    })
    expect(parts.find(({ name }) => name === 'a')).toMatchObject({
      needs: ['b'],
      code: 'function a(t){return b(t)+300}',
    })
    expect(parts.find(({ name }) => name === 'b')!.needs).toEqual([])
  })

  test('refuses what would run or needs a whole registry', () => {
    expect(() => split('go();export{};', longNames)).toThrow('may only declare')
    expect(() =>
      split('var r={a:b},p={};function b(){return r}export{r as things,p as browserPage};', longNames),
    ).toThrow('whole registry')
  })
})

describe('the built parts', () => {
  const { parts } = loadParts()
  const types = (code: string): string[] => {
    const found: string[] = []
    const look = (node: any, parent?: any): void => {
      found.push(node.type === 'SpreadElement' ? `${parent.type} spread` : node.type)
      for (const value of Object.values(node)) {
        for (const child of Array.isArray(value) ? value : [value])
          if (child && typeof (child as Node).type === 'string') look(child, node)
      }
    }
    look(parse(code, { ecmaVersion: 'latest' }))
    return found
  }

  test('never iterate lists, since pages break the iterator', () => {
    for (const { code } of parts) {
      const used = types(code)
      for (const type of [
        'ForOfStatement',
        'ArrayPattern',
        'ArrayExpression spread',
        'CallExpression spread',
        'NewExpression spread',
      ]) {
        expect(used, `${type} in ${code}`).not.toContain(type)
      }
    }
  })

  test('shorten no name that a browser has a meaning for', () => {
    const library = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), '..')
    const places = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /lib\.(dom|es)[\w.]*\.d\.ts$/.test(file),
    )
    const all = places.length ? places.map((file) => join(library, file)) : domTypes()
    const known = new Set(
      all.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/^\s+(?:readonly |get |set )*"?([A-Za-z_$][\w$]*)"?\??\s*[:(<]/gm)].map(
          (found) => found[1]!,
        ),
      ),
    )
    expect(known.has('addEventListener')).toBe(true)
    // Names of elements and of styles are in those files too; the container reads neither as members.
    expect(mangledNames.filter((name) => known.has(name) && !['page', 'script'].includes(name))).toEqual([])
  })
})

/** The type files of the platform package that the compiler really uses. */
function domTypes(): string[] {
  const store = fileURLToPath(new URL('../../../node_modules/.pnpm', import.meta.url))
  const packages = readdirSync(store).filter((name) => name.startsWith('@typescript+typescript-'))
  return packages.flatMap((name) => {
    const inner = join(store, name, 'node_modules/@typescript')
    return readdirSync(inner, { recursive: true, encoding: 'utf8' })
      .filter((file) => /lib\.(dom|es)[\w.]*\.d\.ts$/.test(file))
      .map((file) => join(inner, file))
  })
}
