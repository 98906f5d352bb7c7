import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeReference } from '../../reference/index.ts'
import { dependentsOf, type Referring } from './index.ts'

const variable = (name: string, ...uses: string[]): Referring => ({
  name,
  value: uses.map(writeReference).join(' '),
  options: {},
})

test('dependents are found through others and in options', () => {
  const all = [
    variable('A'),
    variable('B', 'A'),
    { name: 'C', value: null, options: { mapping: [{ input: 'x', output: '{{ B }}' }] } },
    variable('D', 'Page Url'),
  ]
  expect(dependentsOf('A', all)).toEqual(['B', 'C'])
  expect(dependentsOf('D', all)).toEqual([])
})

test('a variable in a circle is no dependent of itself', () => {
  expect(dependentsOf('A', [variable('A', 'B'), variable('B', 'A')])).toEqual(['B'])
})

test('a reference closes a circle exactly when it leads to a dependent or to the variable itself', () => {
  const names = ['A', 'B', 'C', 'D', 'E']
  const any = fc.record(Object.fromEntries(names.map((name) => [name, fc.subarray(names)])))
  const leadsToA = (from: string, uses: Record<string, readonly string[]>, seen: readonly string[] = []): boolean =>
    from === 'A' || (!seen.includes(from) && (uses[from] ?? []).some((name) => leadsToA(name, uses, [...seen, from])))
  fc.assert(
    fc.property(any, fc.constantFrom(...names), (uses, target) => {
      const others = names.filter((name) => name !== 'A').map((name) => variable(name, ...(uses[name] ?? [])))
      expect(target === 'A' || dependentsOf('A', others).includes(target)).toBe(leadsToA(target, uses))
    }),
  )
})
