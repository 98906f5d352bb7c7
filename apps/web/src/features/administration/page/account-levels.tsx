import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccessLevel } from '@waymark/domain/permission'
import type { Member, MemberAccess } from '@waymark/domain/session'
import { useState } from 'react'
import { useChange } from '#data/change.ts'
import { memberAccessQuery, setLevel } from '#data/members.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { LEVELS_PAGE, LevelRows } from './level-rows.tsx'

const FIRST = { limit: LEVELS_PAGE, offset: 0, sort: ['name'] as const }

/**
 * The levels of a person or API client; a choice is shown and saved at once, and shown as it was if that fails. `levels` is
 * the number of websites with each level.
 */
export function AccountLevels({
  id,
  levels,
  readOnly = false,
}: {
  id: string
  levels: Member['attributes']['levels']
  readOnly?: boolean
}) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [search, setSearch] = useState('')
  const [offset, setOffset] = useState(0)
  const shown = memberAccessQuery(id, { ...FIRST, offset, ...(search && { search }) })
  const query = useQuery(shown)
  const { data: all } = useQuery(memberAccessQuery(id, FIRST))
  const { mutate } = useChange(setLevel, { scope: id })
  const rows = query.data?.rows.map(({ id: siteId, attributes: { site_type, site_name, level } }) => ({
    siteId,
    type: site_type,
    name: site_name,
    level,
  }))
  return (
    <LevelRows
      query={{ ...query, data: rows && { rows, total: query.data?.total ?? 0 } }}
      granted={Object.values(levels).reduce((sum, count) => sum + count, 0)}
      all={all?.total}
      search={search}
      offset={offset}
      onSearch={(text) => {
        setSearch(text)
        setOffset(0)
      }}
      onOffset={setOffset}
      readOnly={readOnly}
      onLevel={({ siteId }, level) => {
        queries.setQueryData(shown.queryKey, (page) => page && { ...page, rows: withLevel(page.rows, siteId, level) })
        mutate(
          { params: { appId: siteId, userId: id }, body: { data: { attributes: { level } } } },
          {
            onSuccess: () => toasts.done('set-level'),
            onError: (error) => {
              toasts.failed('set-level', error)
              void queries.invalidateQueries({ queryKey: shown.queryKey })
            },
          },
        )
      }}
    />
  )
}

const withLevel = (rows: readonly MemberAccess[], siteId: string, level: AccessLevel) =>
  rows.map((row) => (row.id === siteId ? { ...row, attributes: { ...row.attributes, level } } : row))
