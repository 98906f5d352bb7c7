import type { Author, Content } from '#database/tables/content.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Change } from '#items/draft.ts'
import { addItems, updateItems } from '#items/write-rows.ts'
import { writeDraft } from '#versions/draft.ts'
import type { SeedContext } from './items.ts'
import { marketplaceTags } from './marketplace-tags.ts'
import { marketplaceTriggers } from './marketplace-triggers.ts'
import { marketplaceVariables } from './marketplace-variables.ts'

/** How many tags are newer than what is published. */
const NEW_TAGS = 6

/** The large site: 400 tags, 250 triggers and 140 variables; `published` is version 1.0, `added` came after it. */
export function marketplaceContent(context: SeedContext): { published: Content; added: Content['tags'] } {
  const triggers = marketplaceTriggers(context)
  const tags = marketplaceTags(context, triggers)
  return {
    published: { tags: tags.slice(0, -NEW_TAGS), triggers, variables: marketplaceVariables(context) },
    added: tags.slice(-NEW_TAGS),
  }
}

/** Changes the draft of the large site a little, so that it has something to publish. */
export async function changeMarketplace(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  { siteId, author, at }: { siteId: string; author: Author; at: Date },
  { published, added }: ReturnType<typeof marketplaceContent>,
): Promise<void> {
  const before = published.tags.slice(0, 4)
  const dates = { created_at: at.toISOString(), updated_at: at.toISOString() }
  const after = before.map((tag) => ({ ...tag, is_active: !tag.is_active, updated_at: dates.updated_at }))
  const made = added.map((tag) => ({ ...tag, ...dates }))
  await writeDraft(deps, siteId, author, async (draft) => {
    await updateItems(draft.tx, 'tag', siteId, after)
    await addItems(draft.tx, siteId, { tags: made })
    await draft.record([
      ...after.map((tag, index): Change => ({ kind: 'tag', before: before[index] ?? null, after: tag })),
      ...made.map((tag): Change => ({ kind: 'tag', before: null, after: tag })),
    ])
  })
}
