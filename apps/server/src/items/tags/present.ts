import { TAG_TYPE, templateTypeOf } from '@waymark/domain/tag'
import { unknownNames } from '@waymark/domain/variable/dependencies'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { isOneOf } from '#database/list.ts'
import type { SequencedTagContent, TagContent } from '#database/tables/content.ts'
import { type SiteRow, tags, variables } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import type { Settings } from '#settings.ts'
import { presentAnnotations } from '../annotations.ts'
import { sequencedIds } from '../firing.ts'
import type { DraftItem } from '../read-rows.ts'
import { sequencingTags } from './sequences.ts'
import { isStopped } from './stopped-tags.ts'
import { templateRules } from './template-rules.ts'
import { trackerDomains, trackerOf } from './tracker-of.ts'

/** A tag in full. Code and the document-write option appear only where its template has them. */
export async function presentTag(
  { db, settings }: { db: Database; settings: Settings },
  site: SiteRow,
  tag: DraftItem<'tag'>,
) {
  const rules = templateRules(tag)
  return {
    id: tag.id,
    type: 'tag' as const,
    attributes: {
      name: tag.name,
      template: tag.template,
      tag_type: TAG_TYPE,
      template_type: templateTypeOf(tag.template_options),
      is_active: tag.is_active,
      is_published: tag.content_hash === tag.published_hash,
      is_stopped: await isStopped(db, site.id, tag.id),
      priority: tag.priority,
      consent_type: tag.consent_type,
      ...presentAnnotations(tag),
      respect_visitors_privacy: tag.respect_visitors_privacy,
      disable_in_debug_mode: tag.disable_in_debug_mode,
      firing_frequency: tag.firing_frequency ?? 'each_time',
      scheduler: tag.scheduler,
      template_options: { ...tag.template_options, ...trackerOptions(tag, site, settings) },
      ...(rules.code !== 'none' && { code: tag.code }),
      ...(rules.documentWrite && { document_write: tag.document_write }),
      created_at: wireDate(new Date(tag.created_at)),
      updated_at: wireDate(new Date(tag.updated_at)),
    },
    relationships: {
      triggers: { data: tag.triggers.map(asTrigger) },
      blocking_triggers: { data: (tag.blocking_triggers ?? []).map(asTrigger) },
      ...(await sequenceLinks(db, site.id, tag)),
    },
    meta: {
      revision: String(tag.revision),
      unrecognized_variables: await unrecognizedVariables(db, site.id, tag),
      is_live: tag.published_hash !== null,
      sequenced_by: await sequencingTags(db, site.id, tag.id),
    },
  }
}

const asTrigger = (id: string) => ({ id, type: 'trigger' as const })

/** The links to the tags before and after a tag, with their names. */
async function sequenceLinks(db: Database, siteId: string, tag: TagContent) {
  const ids = sequencedIds(tag)
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: tags.id, name: tags.name })
          .from(tags)
          .where(and(eq(tags.siteId, siteId), isOneOf(tags.id, ids)))
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
  const linkTo = (other: SequencedTagContent | undefined) => ({
    data: other
      ? {
          id: other.id,
          type: 'tag' as const,
          meta: { stop_on_failure: other.stop_on_failure, name: nameOf.get(other.id) ?? '' },
        }
      : null,
  })
  return { setup_tag: linkTo(tag.setup_tag), cleanup_tag: linkTo(tag.cleanup_tag) }
}

/** Options that the website and the installation decide: every analytics tag has them, no request sets them. */
function trackerOptions(tag: TagContent, site: SiteRow, settings: Settings) {
  if (tag.template !== 'waymark_analytics') return {}
  const { js_url, php_url, site_id } = trackerOf(site, settings)
  return {
    tracker_domains: trackerDomains(site),
    tracker_js_url: js_url,
    tracker_php_url: php_url,
    tracker_site_id: site_id,
  }
}

async function unrecognizedVariables(db: Database, siteId: string, tag: TagContent): Promise<readonly string[]> {
  const texts = [tag.code, tag.template_options]
  if (unknownNames(texts, new Set()).length === 0) return []
  const rows = await db.select({ name: variables.name }).from(variables).where(eq(variables.siteId, siteId))
  return unknownNames(texts, new Set(rows.map((row) => row.name)))
}
