import { SINGLE_TEMPLATES } from '@waymark/domain/tag'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { tags } from '#database/tables/index.ts'
import { Refused, refuse } from '#http/refusal.ts'

/** Refuses a tag that its site may not have: an analytics tag on a meta-site, a second tag where one is the limit. */
export async function ensureTemplateFits(
  tx: Database,
  site: { id: string; kind: 'app' | 'meta-site' },
  template: string,
): Promise<void> {
  if (template === 'waymark_analytics' && site.kind === 'meta-site') {
    throw new Refused(refuse('TEMPLATE_NOT_ALLOWED_ERROR', 'A meta-site cannot hold an analytics tag'))
  }
  if (!SINGLE_TEMPLATES.some((single) => single === template)) return
  const [present] = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.siteId, site.id), eq(tags.template, template)))
    .limit(1)
  if (present) throw new Refused(refuse('SINGLE_INSTANCE_TEMPLATE_ERROR', 'There is such a tag already'))
}
