import * as v from 'valibot'
import { storableText } from '../resource/index.ts'
import {
  FILTER_LIMIT,
  type Filter,
  type Filters,
  type FilterValue,
  type ListRules,
  PAGE_LIMIT_INITIAL,
  PageLimit,
  PageOffset,
} from './list.ts'

/** What an address asks of a list, still as text: every value of each filter, under the filter's name. */
export interface AskedList {
  readonly limit?: string | undefined
  readonly offset?: string | undefined
  readonly sort?: string | undefined
  readonly filter?: ReadonlyMap<string, readonly string[]>
}

/** A request for a list that is complete and allowed. */
export interface ParsedList<F extends Filters = Filters, K extends string = string> {
  readonly limit: number
  readonly offset: number
  readonly filter: { readonly [N in keyof F]?: FilterValue<F[N]> }
  readonly sort: readonly { readonly key: K; readonly descending: boolean }[]
}

/** A part of an address that a list does not understand, by the name it has there without `page` or `filter`. */
export interface RefusedParameter {
  readonly parameter: 'limit' | 'offset' | 'sort' | { readonly filter: string }
  readonly detail: string
}

/**
 * Reads what an address asks of a list. Empty filter values count as no filter; unknown filters and
 * sort keys, bad numbers and bad words are refused, all of them together.
 */
export function parseList<F extends Filters, K extends string>(
  rules: ListRules<F, K>,
  asked: AskedList,
): { ok: true; list: ParsedList<F, K> } | { ok: false; refused: readonly RefusedParameter[] } {
  const refused: RefusedParameter[] = []
  const limit = v.safeParse(PageLimit, asked.limit ?? String(PAGE_LIMIT_INITIAL))
  if (!limit.success) refused.push({ parameter: 'limit', detail: 'must be an integer from 1 to 1000' })
  const offset = v.safeParse(PageOffset, asked.offset ?? '0')
  if (!offset.success) refused.push({ parameter: 'offset', detail: 'must be an integer of 0 or more' })

  const filter: Record<string, unknown> = {}
  for (const [name, texts] of asked.filter ?? []) {
    const known = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined
    const given = texts.filter((text) => text !== '')
    if (!known) refused.push({ parameter: { filter: name }, detail: 'is not a filter of this list' })
    else if (given.length > 0) {
      const value = readFilter(known, given)
      if (value.ok) filter[name] = value.value
      else refused.push({ parameter: { filter: name }, detail: value.detail })
    }
  }

  const sort = readSort(rules, asked.sort)
  if (!sort) refused.push({ parameter: 'sort', detail: `must be among ${rules.sorts.join(', ')}` })

  if (refused.length > 0 || !limit.success || !offset.success || !sort) return { ok: false, refused }
  return {
    ok: true,
    list: { limit: limit.output, offset: offset.output, filter: filter as ParsedList<F, K>['filter'], sort },
  }
}

function readFilter(
  filter: Filter,
  texts: readonly string[],
): { ok: true; value: unknown } | { ok: false; detail: string } {
  switch (filter.kind) {
    case 'flag': {
      const [text] = texts
      if (texts.some((other) => other !== text) || (text !== 'true' && text !== 'false'))
        return { ok: false, detail: 'must be true or false' }
      return { ok: true, value: text === 'true' }
    }
    case 'any-of': {
      const unknown = texts.find((text) => !filter.words.includes(text))
      return unknown === undefined
        ? { ok: true, value: [...new Set(texts)] }
        : { ok: false, detail: `must be among ${filter.words.join(', ')}` }
    }
    case 'text': {
      const text = texts.at(-1) ?? ''
      if (text.length > FILTER_LIMIT) return { ok: false, detail: `must have at most ${FILTER_LIMIT} characters` }
      return storableText(text) ? { ok: true, value: text } : { ok: false, detail: 'must be well-formed text' }
    }
  }
}

function readSort<K extends string>(rules: ListRules<Filters, K>, asked: string | undefined) {
  const words = (asked ?? '') === '' ? [rules.initial] : (asked ?? '').split(',')
  const keys = words.map((word) => {
    const name = word.replace(/^-/, '')
    const key = rules.sorts.find((sort) => sort === name)
    return key === undefined ? undefined : { key, descending: word.startsWith('-') }
  })
  const known = keys.filter((key) => key !== undefined)
  return known.length === words.length ? known : undefined
}
