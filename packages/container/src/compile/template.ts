import { needsConsent } from '@waymark/domain/consent'
import { offeredTemplates } from '@waymark/domain/tag/templates'
import { markupExpression } from './code/html.ts'
import { chunk, closed, type Expression, type Json, json } from './core/expression.ts'
import type { Settings, TagItem } from './core/input.ts'
import type { Scope } from './core/scope.ts'
import type { Sink } from './core/sink.ts'
import { optionsExpression } from './text.ts'

/** The function that fires a tag, and its options. */
export interface CompiledTag {
  readonly fire: Expression
  readonly options: Expression
}

/** The templates that have a snippet: all but those with custom code. */
const WITH_SNIPPET = offeredTemplates().filter(({ code }) => code === undefined)

/** The id of a stored template that has a snippet. Those that share a name are distinguished by `type`; without it, it is the first. */
export function snippetIdOf(template: string, type: unknown): string | undefined {
  const found = WITH_SNIPPET.filter(({ stored }) => stored.template === template)
  return (found.find(({ stored }) => stored.type === type) ?? found[0])?.id
}

/** The templates that have a snippet of their own for Matomo. */
const MATOMO = /^(ecommerce-.*|waymark-pro-(analytics|goal-conversion))$/

/** Compiles a tag; undefined for templates that do nothing on a site. */
export function compileTag(tag: TagItem, scope: Scope, sink: Sink, settings: Settings): CompiledTag | undefined {
  const options = tag.template_options
  const code = (bareText: 'kept' | 'dropped') =>
    markupExpression(tag.code ?? '', scope, sink, { kind: 'tag', id: tag.id, name: tag.name }, { bareText })
  const renderer = (name: string) => chunk('renderers', tag.document_write ? `${name}Writing` : name)
  const title = json(tag.name)
  switch (tag.template) {
    case 'custom_tag':
      return { fire: renderer('customTag'), options: code('dropped') }
    case 'custom_content': {
      const into = optionsExpression(`${options.target_element_id ?? ''}`.trim(), scope)
      return {
        fire: renderer('customContent'),
        options: rendered(
          [
            ['into', into],
            ['title', title],
          ],
          code('kept'),
        ),
      }
    }
    case 'custom_popup':
      return {
        fire: renderer('customPopup'),
        options: rendered(
          [
            ['id', json(tag.id)],
            ['title', title],
          ],
          code('kept'),
        ),
      }
  }
  const id = snippetIdOf(tag.template, options.type)
  if (!id) return undefined
  const hasDialect = settings.trackerDialect === 'matomo' && MATOMO.test(id)
  const { type: _type, ...own } = options
  const read =
    id === 'waymark-pro-analytics' ? { ...own, ...trackerOf(settings), ...privacyOptions(tag, settings) } : own
  return {
    fire: chunk(hasDialect ? 'matomoSnippets' : 'snippets', id),
    options: closed(optionsExpression(read as Json, scope)),
  }
}

/** The read-only options of the analytics tag: they come from the site and the installation. */
function trackerOf(settings: Settings): Readonly<Record<string, Json>> {
  return {
    tracker_domains: settings.trackerDomains,
    tracker_js_url: settings.trackerJsUrl,
    tracker_php_url: settings.trackerPhpUrl,
    tracker_site_id: settings.trackerSiteId,
  }
}

/** The options by which a running tracker follows the visitor's decisions. */
const privacyOptions = (tag: TagItem, { gdpr }: Settings): Readonly<Record<string, Json>> => ({
  ...(gdpr && needsConsent(tag.consent_type) && { needs_consent: tag.consent_type }),
  ...(tag.respect_visitors_privacy && { respects_opt_out: true }),
})

/** Options together with markup. If the markup contains references, all are resolved together. */
function rendered(entries: readonly (readonly [string, Expression])[], markup: Expression): Expression {
  const body = markup.kind === 'resolved' ? markup.body : markup
  return closed({ kind: 'record', entries: [...entries, ['markup', body]] })
}
