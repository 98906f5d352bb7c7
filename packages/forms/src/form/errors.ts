import { type FieldError, fieldError } from '@waymark/domain/field'
import type { BaseIssue } from 'valibot'
import { nameOf, type Path } from './path.ts'
import type { FormState } from './state.ts'

/** Where in the form a broken rule stands: numbers of rows become their keys. */
export function pathOf(issue: Pick<BaseIssue<unknown>, 'path'>): Path {
  return (issue.path ?? []).map((item) => {
    const row: unknown = item.type === 'array' ? item.value : undefined
    if (typeof row === 'object' && row !== null && 'key' in row && typeof row.key === 'string') return row.key
    return String(item.key)
  })
}

/** What is wrong, by place: what the server refused, else the first broken rule there. */
export function errorsOf<Values>(
  { refused }: Pick<FormState<Values>, 'refused'>,
  issues: readonly BaseIssue<unknown>[],
): ReadonlyMap<string, FieldError> {
  const errors = new Map(refused)
  for (const issue of issues) {
    const name = nameOf(pathOf(issue))
    if (!errors.has(name)) errors.set(name, fieldError(issue))
  }
  return errors
}
