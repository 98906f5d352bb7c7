import type { BaseIssue } from 'valibot'
import { unstorable } from '../resource/index.ts'
import { issueOf } from './issue.ts'

/** The first text of a form that the server could not keep, as a broken rule at its place. */
export function storableIssues(form: unknown): readonly BaseIssue<unknown>[] {
  const path = unstorable(form)
  return path ? [issueOf({ path, key: 'unstorable' }, form)] : []
}
