import { expect, test } from 'vitest'
import { declarationsOf } from './api-list.ts'

test('a list has the exported names and all declarations, without comments', () => {
  const code = `import * as v from "valibot";
/** A hidden one. */
interface Size {
  /** In pixels. */
  width: number;
}
export declare const SIZE: Size;
declare const inner: v.StringSchema;
import { Shape } from "./shape.js";
export { type Shape, inner as text };`
  expect(declarationsOf(code)).toEqual({
    exported: ['SIZE', 'Shape', 'text'],
    declared: [
      'interface Size { width: number; }',
      'declare const SIZE: Size;',
      'declare const inner: v.StringSchema;',
    ],
  })
})

test('a long declaration is cut, and still differs where only its end differs', () => {
  const declaration = (end: string) => `export declare const LONG: { ${'member: string; '.repeat(100)} ${end} };`
  const [one] = declarationsOf(declaration('last: 1')).declared
  const [other] = declarationsOf(declaration('last: 2')).declared
  expect(one).toHaveLength(other!.length)
  expect(one!.length).toBeLessThan(500)
  expect(one).not.toBe(other)
})
