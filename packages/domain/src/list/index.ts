export {
  anyOf,
  FILTER_LIMIT,
  type Filter,
  type Filters,
  type FilterValue,
  FLAG_FILTER,
  type ListQuery,
  type ListRules,
  listRules,
  PAGE_LIMIT_INITIAL,
  PAGE_LIMIT_LARGEST,
  type SortOf,
  TEXT_FILTER,
} from './list.ts'
export { type AskedList, type ParsedList, parseList, type RefusedParameter } from './parse.ts'
