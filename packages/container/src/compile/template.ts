import { markupExpression } from './code/html.ts'
import { closed, type Expression, type Json, json, part } from './expression.ts'
import type { Settings, TagItem } from './input.ts'
import type { Scope } from './scope.ts'
import type { Sink } from './sink.ts'
import { optionsExpression } from './text.ts'

/** What a tag does when it fires, and with which options. */
export interface Firing {
  readonly fire: Expression
  readonly options: Expression
}

/** Templates of the site by wire name; two wire names hold two each, told apart by `type` among the options. */
const SNIPPETS: Readonly<Record<string, string>> = {
  'doubleclick_floodlight doubleclick_floodlight_sales': 'floodlight-sales',
  facebook_retargeting_pixel: 'meta-pixel',
  waymark_event: 'waymark-pro-event',
}

/** What a tag is compiled to; undefined for templates that do nothing on a site. */
export function firingOf(tag: TagItem, scope: Scope, sink: Sink, _settings: Settings): Firing | undefined {
  const options = tag.template_options
  const code = (bareText: 'kept' | 'dropped') =>
    markupExpression(tag.code ?? '', scope, sink, { kind: 'tag', id: tag.id, name: tag.name }, { bareText })
  const renderer = (name: string) => part('renderers', tag.document_write ? `${name}Writing` : name)
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
  const snippet = SNIPPETS[`${tag.template} ${options.type ?? ''}`.trim()] ?? SNIPPETS[tag.template]
  if (!snippet) return undefined
  const { type: _type, ...rest } = options
  return { fire: part('snippets', snippet), options: closed(optionsExpression(rest as Json, scope)) }
}

/** Options around markup. When the markup holds references, all of them are resolved together. */
function rendered(entries: readonly (readonly [string, Expression])[], markup: Expression): Expression {
  const body = markup.kind === 'resolved' ? markup.body : markup
  return closed({ kind: 'record', entries: [...entries, ['markup', body]] })
}
