import { useQuery } from '@tanstack/react-query'
import { MAX_PAGE_LIMIT } from '@waymark/domain/list'
import { tagContent, triggerContent, variableContent } from '@waymark/forms/merge'
import { triggerLists } from '#data/triggers.ts'
import { variableNamesQuery } from '#data/variables.ts'
import type { Subject } from './merging.tsx'
import type { ContentOf } from './setting-lines.ts'

/** Gives the values of a form as the changelog keeps them; names of variables and triggers are read for it. */
export function useContent(subject: Subject): ContentOf {
  const appId = subject.kind === 'trigger' ? subject.appId : ''
  const enabled = subject.kind === 'trigger'
  const { data: variables = [] } = useQuery({ ...variableNamesQuery(appId), enabled })
  const members = triggerLists.page(appId, {}, { limit: MAX_PAGE_LIMIT, offset: 0 })
  const { data: triggers } = useQuery({ ...members, enabled })
  if (subject.kind === 'tag') return (values) => tagContent(subject.template, values)
  if (subject.kind === 'variable') return variableContent
  const names = new Map([
    ...variables.map(({ id, name }) => [id, name] as const),
    ...(triggers?.rows ?? []).map(({ id, attributes }) => [id, attributes.name] as const),
  ])
  return (values) => triggerContent(values, (id) => names.get(id))
}
