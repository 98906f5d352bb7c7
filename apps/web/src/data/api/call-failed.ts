import { type Failure, hasStatus, mayPass } from '@waymark/api-client/client'
import type { ItemEdit } from '@waymark/domain/item-edit'

/** A call that did not succeed, thrown only because TanStack Query takes failures as exceptions. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind === 'status' ? `The server answered ${failure.status}` : `The call failed: ${failure.kind}`)
    this.failure = failure
  }
}

/** Whether the server may have made the change although its answer did not come or could not be read. */
export const isLost = (error: unknown): boolean =>
  error instanceof CallFailed && (error.failure.kind === 'shape' || mayPass(error.failure))

/** Whether the requested item does not exist. */
export const isMissing = (error: unknown): boolean => error instanceof CallFailed && hasStatus(error.failure, 404)

/** Whether the site of the call does not exist for the user: it was deleted, or the user has no access to it any more. */
export const isSiteMissing = (error: unknown): boolean =>
  isMissing(error) &&
  error instanceof CallFailed &&
  error.failure.kind === 'status' &&
  error.failure.errors.some(({ source }) => source?.parameter === 'app_id')

/** Whether the user may not do this, or not any more. */
export const isForbidden = (error: unknown): boolean => error instanceof CallFailed && hasStatus(error.failure, 403)

/** The changes that came between, where a change was refused because it was meant for an older revision. */
export function staleItemOf(error: unknown): { readonly changes: readonly ItemEdit[] } | undefined {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'status' || error.failure.status !== 412)
    return undefined
  return { changes: error.failure.errors[0]?.meta?.changes ?? [] }
}

/** Whether the product is in maintenance. */
export const isMaintenance = (failure: Failure): boolean =>
  failure.kind === 'status' && failure.reason === 'maintenance-mode'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed
  }
}
