import type { Unsuccessful } from '@waymark/api-client/poll'
import { isErrorCode } from '@waymark/domain/failure'
import { CallFailed } from './call-failed.ts'

/** An operation that did not succeed; its errors are handled like those of a refused call. */
export function notCompleted(why: Unsuccessful): CallFailed {
  if (why.kind !== 'operation') return new CallFailed(why)
  const codes = why.errors.filter(isErrorCode)
  const errors = codes.map((code) => ({ status: '409', code, title: '', detail: '' }))
  return new CallFailed({ kind: 'status', status: 409, codes, errors, reason: null })
}
