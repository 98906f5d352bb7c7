import { useSearch } from '@tanstack/react-router'
import { AUDIT_GROUPS, AUDIT_LIST } from '@waymark/domain/audit'
import * as v from 'valibot'
import type { AuditFilter } from '#data/audit.ts'
import { lenient, useChangeSearchParams } from '#items/list/list-search-params.ts'
import { PageParams } from '../page/page-params.ts'
import { isDay, momentsOf, PRESETS } from './period.ts'

/** How many rows a page may have. */
export const PAGE_SIZES = [25, 50, 100] as const

const Day = v.pipe(v.string(), v.check(isDay))

/** The search parameters of the audit log: who (an actor), what (groups), when (a period by name, or its days). */
export const AuditParams = v.object({
  ...PageParams.entries,
  who: lenient(v.pipe(v.string(), v.maxLength(64))),
  what: lenient(v.pipe(v.array(v.picklist(AUDIT_GROUPS)), v.nonEmpty())),
  when: lenient(v.picklist(PRESETS)),
  from: lenient(Day),
  to: lenient(Day),
  rows: lenient(v.picklist(PAGE_SIZES)),
})
export type AuditParams = v.InferOutput<typeof AuditParams>

/** Without any filter. */
export const NO_FILTERS = {
  search: undefined,
  who: undefined,
  what: undefined,
  when: undefined,
  from: undefined,
  to: undefined,
} satisfies Partial<AuditParams>

/** Whether a filter is set. */
export const isFiltered = (params: AuditParams): boolean =>
  Object.keys(NO_FILTERS).some((key) => params[key as keyof typeof NO_FILTERS] !== undefined)

/** Filters and order in the terms of the server. */
export function filterOf(params: AuditParams, now: Date): AuditFilter {
  const { search, who, what, sortBy } = params
  return {
    ...(search && { search }),
    ...(who && { actor: who }),
    ...(what && { group: what }),
    ...momentsOf(params, now),
    sort: [sortBy === 'created_at' ? 'created_at' : AUDIT_LIST.initial],
  }
}

/** Changes some search parameters; all but an opened row and another page lead to the first row. */
export type ChangeAuditParams = (change: Partial<AuditParams>) => void

/** The search parameters of the page, and a function that changes some. */
export function useAuditParams(): [AuditParams, ChangeAuditParams] {
  const params = useSearch({ strict: false }) as AuditParams
  const change = useChangeSearchParams<AuditParams>()
  return [params, (changed) => change('open' in changed ? changed : { offset: undefined, open: undefined, ...changed })]
}
