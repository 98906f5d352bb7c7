import * as v from 'valibot'
import { expectTypeOf, test } from 'vitest'
import { type AnswerOf, type BodyOf, type CallOf, get, type ParamsOf, patch } from './index.ts'

const list = get('/a/:appId/b', {
  needs: 'view',
  query: v.object({ name: v.optional(v.string()), kind: v.optional(v.array(v.picklist(['x', 'y']))) }),
  answer: v.array(v.string()),
})
const change = patch('/a/:appId/b/:itemId', {
  needs: 'edit',
  body: v.object({ count: v.optional(v.number(), 1), name: v.string() }),
})

test('the names of a path are read off the path', () => {
  expectTypeOf<ParamsOf<'/a/:appId/b/:itemId'>>().toEqualTypeOf<
    { readonly appId: string } & { readonly itemId: string }
  >()
  expectTypeOf<ParamsOf<'/a/b'>>().toEqualTypeOf<{}>()
})

test('a call needs exactly the arguments of its endpoint', () => {
  expectTypeOf<{ params: { appId: string } }>().toExtend<CallOf<typeof list>>()
  expectTypeOf<{ params: { appId: string }; query: { kind: 'x' } }>().toExtend<CallOf<typeof list>>()
  expectTypeOf<{ params: { appId: string }; query: { kind: 'z' } }>().not.toExtend<CallOf<typeof list>>()
  expectTypeOf<{ params: { appId: string } }>().not.toExtend<CallOf<typeof change>>()
  expectTypeOf<{ params: { appId: string }; body: { name: string } }>().not.toExtend<CallOf<typeof change>>()
})

test('a caller may leave out what has a default, the server always sees it', () => {
  expectTypeOf<{ params: { appId: string; itemId: string }; body: { name: string } }>().toExtend<
    CallOf<typeof change>
  >()
  expectTypeOf<BodyOf<typeof change>>().toEqualTypeOf<{ count: number; name: string }>()
})

test('an answer has the type of its schema', () => {
  expectTypeOf<AnswerOf<typeof list>>().toEqualTypeOf<string[]>()
  expectTypeOf<AnswerOf<typeof change>>().toEqualTypeOf<undefined>()
})
