import type { Answered, TestRequest } from '@waymark/api-client/testing'

type Row = readonly [change: string, kind: string, type: string, name: string, author: string | null]

const FIRST: readonly Row[] = [
  ['edit', 'tag', 'google_adwords', 'Google Ads – Conversion – Order confirmed (EUR)', 'editor@northwind.example'],
  ['add', 'trigger', 'event', 'Event – purchase – storefront DE, AT, CH', 'editor@northwind.example'],
  ['delete', 'tag', 'custom_popup', 'Pop-up – Easter weekend opening hours', null],
]

/** Changes of a draft: the first three are of each kind, the rest edited variables. */
export const draftChanges = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [change_type, resource_type, item_type, resource_name, author] = FIRST[at] ?? [
      'edit',
      'variable',
      'constant',
      `Storefront constant ${at}`,
      'jonas.meier@northwind.example',
    ]
    const resource_id = `00000000-0000-4000-8000-${String(8000 + at).padStart(12, '0')}`
    const created_at = new Date(Date.UTC(2025, 6, 14, 9, 42) - at * 11 * 60_000).toISOString()
    const attributes = { change_type, resource_type, resource_id, resource_name, item_type, author, created_at }
    return { id: resource_id, type: 'draft_change', attributes }
  })

/** A page of them as the server answers; `stopped` are stopped tags that are active in the draft. */
export function draftChangesAnswer(
  count: number,
  { search }: TestRequest,
  stopped: readonly { id: string; name: string }[] = [],
): Answered {
  const query = new URLSearchParams(search)
  const offset = Number(query.get('page[offset]') ?? 0)
  const data = draftChanges(count).slice(offset, offset + Number(query.get('page[limit]') ?? 10))
  return { body: { data, meta: { total: count, state: '1-live', stopped_tags: stopped } } }
}
