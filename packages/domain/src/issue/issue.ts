import type { BaseIssue, IssuePathItem } from 'valibot'
import type { FieldErrorKey } from '../field/index.ts'

/** A broken rule that no schema can see, in the shape of those that schemas report. */
export interface Broken {
  readonly path: readonly (string | number)[]
  readonly key: FieldErrorKey
  readonly limit?: number
}

/** A broken rule as an issue; `input` is the whole in which the path lies. */
export function issueOf({ path, key, limit }: Broken, input: unknown): BaseIssue<unknown> {
  const items: IssuePathItem[] = []
  let inside: unknown = input
  for (const step of path) {
    const value = (inside as Record<string | number, unknown> | undefined)?.[step]
    // A step into a list says so, because forms name rows by their keys and not by their places.
    const type = Array.isArray(inside) ? 'array' : 'unknown'
    items.push({ type, origin: 'value', input: inside, key: step, value } as IssuePathItem)
    inside = value
  }
  const [first, ...rest] = items
  return {
    kind: 'validation',
    type: 'check',
    input: inside,
    expected: null,
    received: '',
    message: key,
    ...(limit !== undefined && { requirement: limit }),
    ...(first && { path: [first, ...rest] }),
  }
}

/** The same issue seen from further out: under `outer`. */
export function issueInside(outer: readonly (string | number)[], issue: BaseIssue<unknown>): BaseIssue<unknown> {
  const items: IssuePathItem[] = outer.map((key) => ({
    type: 'unknown',
    origin: 'value',
    input: undefined,
    key,
    value: undefined,
  }))
  const [first, ...rest] = [...items, ...(issue.path ?? [])]
  return first ? { ...issue, path: [first, ...rest] } : issue
}

/** Where an issue lies, as steps from the outside. */
export const pathOf = (issue: BaseIssue<unknown>): readonly (string | number)[] =>
  (issue.path ?? []).map((item) => item.key as string | number)
