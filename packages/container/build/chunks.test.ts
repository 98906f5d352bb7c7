import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Node, parse } from 'acorn'
import { describe, expect, test } from 'vitest'
import { loadChunks } from '../src/compile/chunks.ts'
import { mangledNames } from './mangled-names.ts'
import { split } from './split.ts'

describe('splitting a bundle', () => {
  const longNames = new Map([['x', 'readThing']])

  test('gives declarations with what they need, and registries as tables', () => {
    const { chunks, exports } = split(
      'var n=300;function a(t){return b(t)+n}function b(t){let n=t;return n}var r={one:a,two:t=>b(t),x:b};var p={x:b};export{r as things,p as browserPage,a as start};',
      longNames,
    )
    expect(exports).toEqual({
      things: { one: 'a', two: 'ee', readThing: 'b' },
      browserPage: { readThing: 'b' },
      start: 'a',
    })
    expect(chunks.find(({ name }) => name === 'a')).toMatchObject({
      needs: ['b', 'n'],
      code: 'a=t=>b(t)+n',
    })
    expect(chunks.find(({ name }) => name === 'b')!.needs).toEqual([])
  })

  test('writes functions without a `this` as arrow functions, before the values that may call them', () => {
    const { chunks } = split(
      'var v=b(1),p={};function a(t=c(1)){return{t}}function b(t){return c(t),v}function c(t){return function(){return this}}export{a,b,p as browserPage};',
      longNames,
    )
    expect(chunks.map(({ code }) => code)).toEqual([
      'a=(t=c(1))=>({t})',
      'c=function c(t){return function(){return this}}',
      'b=t=>(c(t),v)',
      'v=b(1)',
    ])
  })

  test('calls members of the page as the chunks behind them, however the code comes to the page', () => {
    const page = 'function b(){}var p={x:b};export{a,p as browserPage};'
    const { chunks } = split(`function a(t){t.x();t.e.x(1);return t.y}${page}`, longNames)
    expect(chunks.find(({ name }) => name === 'a')).toEqual({
      name: 'a',
      code: 'a=t=>{b();b(1);return t.y}',
      needs: [],
      members: ['b'],
    })
    expect(() => split(`function a(t,b){t.x(b)}${page}`, longNames)).toThrow('something else')
    expect(() => split(`function a(t){t().x()}${page}`, longNames)).toThrow('must be a parameter')
    expect(() => split(`function a({x:t}){t()}${page}`, longNames)).toThrow('with a dot')
  })

  test('refuses what would run or needs a whole registry', () => {
    expect(() => split('go();export{};', longNames)).toThrow('may only declare')
    expect(() =>
      split('var r={a:b},p={};function b(){return r}export{r as things,p as browserPage};', longNames),
    ).toThrow('whole registry')
  })
})

describe('the built chunks', () => {
  const { chunks } = loadChunks()
  const types = (code: string): string[] => {
    const found: string[] = []
    const visit = (node: any, parent?: any): void => {
      found.push(node.type === 'SpreadElement' ? `${parent.type} spread` : node.type)
      for (const value of Object.values(node)) {
        for (const child of Array.isArray(value) ? value : [value])
          if (child && typeof (child as Node).type === 'string') visit(child, node)
      }
    }
    visit(parse(code, { ecmaVersion: 'latest' }))
    return found
  }

  test('never iterate lists, since pages break the iterator', () => {
    for (const { code } of chunks) {
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
