import { versions } from '@waymark/api-client/endpoints'
import type { Answered, AnsweringServer, TestRequest } from '@waymark/api-client/testing'
import { EDITS, withChangelog } from './changelog.ts'
import { DRAFT, id, LIVE } from './northwind.ts'

interface StoryVersion {
  readonly id: string
  readonly attributes: { readonly version_type: string; readonly name: string | null }
}

const NAMES = [
  'Consent mapping for Cookie Information, Google Ads conversion rebuilt',
  null,
  'Boot fitting goal and form triggers',
  null,
  null,
  'Session replay limited to checkout',
]
const AUTHORS = ['priya.raman', 'jonas.meier', 'tomasz.wilk', 'ingrid.solberg']
const DAY = 86_400_000

/** A historic version; the nth is n days older than the live one. */
const historic = (n: number) => {
  const at = new Date(Date.UTC(2025, 6, 3, 16, 20) - n * DAY).toISOString()
  const email = `${AUTHORS[n % AUTHORS.length]}@northwind.example`
  return {
    ...LIVE,
    id: id(2000 + n),
    attributes: {
      ...LIVE.attributes,
      version_type: 'historic',
      version_major: 41 - Math.floor(n / 3),
      version_minor: 2 - (n % 3),
      name: NAMES[n % NAMES.length] ?? null,
      description:
        n === 0
          ? 'Follows the consent review of 30 June. Every Google Ads tag now waits for Conversion tracking instead of Remarketing.\nOrder value comes from the data layer, not from the confirmation page text.'
          : null,
      author: { id: id(900), email },
      publisher: n % 3 === 0 ? { id: id(901), email: 'ingrid.solberg@northwind.example' } : null,
      created_at: at,
      updated_at: at,
      published_at: n % 3 === 0 ? at : null,
    },
  }
}

const typed = (version: typeof DRAFT, version_type: string) => ({
  ...version,
  attributes: { ...version.attributes, version_type },
})

/** The id of the newest historic version. */
export const HISTORIC = historic(0).id

/** A server with a draft, a live version and `count` historic ones, each with the same changes. */
export function withVersions(count: number): AnsweringServer {
  const all: readonly StoryVersion[] = [
    typed(DRAFT, 'draft'),
    typed(LIVE, 'published'),
    ...Array.from({ length: count }, (_, n) => historic(n)),
  ]
  return withChangelog(EDITS)
    .on(versions.list, (request) => listOf(all, request))
    .on(versions.one, ({ params: { versionId } }) => {
      const found = all.find(({ id, attributes }) => id === versionId || attributes.version_type === versionId)
      return found ? { body: { data: found } } : { status: 404, code: 'NOT_FOUND_ERROR' }
    })
}

function listOf(all: readonly StoryVersion[], { search }: TestRequest): Answered {
  const query = new URLSearchParams(search)
  const [limit, offset] = [Number(query.get('page[limit]') ?? 10), Number(query.get('page[offset]') ?? 0)]
  const text = (query.get('filter[name]') ?? '').toLowerCase()
  const found = all.filter(({ attributes }) => (attributes.name ?? '').toLowerCase().includes(text))
  const next = offset + limit < found.length ? `/versions?page[limit]=${limit}&page[offset]=${offset + limit}` : null
  return {
    body: {
      data: found.slice(offset, offset + limit),
      meta: { total: found.length },
      links: { self: '', first: null, last: null, prev: null, next },
    },
  }
}
