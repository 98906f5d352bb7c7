import type { BaseIssue, GenericSchema, IssuePathItem } from 'valibot'
import { safeParse } from 'valibot'

/** The rules of a schema that a value breaks, put under a place of a larger form. */
export function issuesUnder(place: string, issues: readonly BaseIssue<unknown>[]): readonly BaseIssue<unknown>[] {
  const outer: IssuePathItem = { type: 'unknown', origin: 'value', input: undefined, key: place, value: undefined }
  return issues.map((issue) => ({ ...issue, path: [outer, ...(issue.path ?? [])] }))
}

/** The rules that values break, read off a schema of the whole form. */
export const checkedBy =
  <Values>(schema: GenericSchema<any, unknown>) =>
  (values: Values): readonly BaseIssue<unknown>[] =>
    safeParse(schema, values).issues ?? []
