import { tags } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'

/** The columns that lists of tags show. */
export const LISTED_TAG = {
  id: tags.id,
  name: tags.name,
  template: tags.template,
  isActive: tags.isActive,
  priority: tags.priority,
  consentType: tags.consentType,
  contentHash: tags.contentHash,
  publishedHash: tags.publishedHash,
  createdAt: tags.createdAt,
  updatedAt: tags.updatedAt,
}

type ListedTag = Pick<typeof tags.$inferSelect, keyof typeof LISTED_TAG>

/** A tag as lists show it. */
export const presentTagRow = (row: ListedTag) => ({
  id: row.id,
  type: 'tag' as const,
  attributes: {
    name: row.name,
    template: row.template,
    is_active: row.isActive,
    is_published: row.contentHash === row.publishedHash,
    priority: row.priority,
    consent_type: row.consentType,
    created_at: wireDate(row.createdAt),
    updated_at: wireDate(row.updatedAt),
  },
})
