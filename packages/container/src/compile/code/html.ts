import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5'
import { chunk, closed, type Expression, inContext, joined, json, list } from '../core/expression.ts'
import type { Scope } from '../core/scope.ts'
import type { Named, Sink } from '../core/sink.ts'
import { attributeExpression } from './attribute.ts'
import { type CodeContext, textIn } from './coding.ts'
import { splitAtPlaceholders, withPlaceholders } from './placeholders.ts'
import { scriptExpression } from './script-markup.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/**
 * The nodes of a tag's code, each reference in its context. Comments and `noscript` are left out; `bareText` decides about
 * text outside of elements.
 */
export function markupExpression(
  code: string,
  scope: Scope,
  sink: Sink,
  item: Named,
  { bareText }: { readonly bareText: 'kept' | 'dropped' },
): Expression {
  const prepared = withPlaceholders(code)
  const coding: CodeContext = {
    prepared,
    sink,
    item,
    referenceOf: (placeholder, path) => {
      const variable = scope.named(prepared.names[placeholder]!)
      return path ? { kind: 'reference', variable, path } : { kind: 'reference', variable }
    },
  }
  const { childNodes } = parseFragment(prepared.code)
  const nodes = childNodes.flatMap((node) => {
    if (!defaultTreeAdapter.isTextNode(node)) return nodeExpression(node, coding)
    return bareText === 'kept' ? [list([json(0), textIn(node.value, 'plainText', coding)])] : []
  })
  return closed(list(nodes.map((node) => plainScript(node) ?? node)))
}

/** A script without attributes is written as its text alone. */
function plainScript(node: Expression): Expression | undefined {
  if (node.kind !== 'list' || node.items.length !== 3) return undefined
  const [name, attributes, text] = node.items
  const isPlain =
    name?.kind === 'json' && name.value === 'script' && attributes?.kind === 'json' && attributes.value === 0
  return isPlain ? text : undefined
}

function nodeExpression(node: Node, coding: CodeContext): Expression[] {
  if (defaultTreeAdapter.isTextNode(node)) return [textIn(node.value, 'plainText', coding)]
  if (!defaultTreeAdapter.isElementNode(node) || node.tagName === 'noscript') return []
  const attributes: [string, Expression][] = []
  const prefixed: [string, Expression][] = []
  for (const attribute of node.attrs) {
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name
    const value = attributeExpression(node.tagName, name, attribute.value, coding)
    if (!value) continue
    if (attribute.prefix) prefixed.push([`${asWritten(name, coding)} ${attribute.namespace}`, value])
    else attributes.push([asWritten(name, coding), value])
  }
  // The range of a field, which its other attributes set, limits its value.
  attributes.sort(([one], [other]) => Number(one === 'value') - Number(other === 'value'))
  return [list([nameExpression(node, attributes, prefixed, coding), record(attributes), ...insideOf(node, coding)])]
}

type Attributes = readonly (readonly [string, Expression])[]

const record = (entries: Attributes): Expression => (entries.length ? { kind: 'record', entries } : json(0))

/** The name of an element; one that must be made in another way than by its name also says how. */
function nameExpression(node: Element, attributes: Attributes, prefixed: Attributes, coding: CodeContext): Expression {
  const name = asWritten(node.tagName, coding)
  const attributeOf = (attribute: string) => attributes.find(([one]) => one === attribute)?.[1]
  const isMuted = /^(audio|video)$/.test(name) && attributeOf('muted')
  const is = attributeOf('is')
  if (node.namespaceURI === html.NS.HTML && !name.includes('-') && !is && !isMuted) return json(name)
  const maker = chunk('makers', 'makeElement')
  const rest = isMuted ? [record(prefixed), json(1)] : prefixed.length ? [record(prefixed)] : []
  return list([maker, json(node.namespaceURI), json(name), ...(is || rest.length ? [is ?? json(0)] : []), ...rest])
}

function insideOf(node: Element, coding: CodeContext): Expression[] {
  if (node.tagName === 'script') return [scriptText(node, coding)]
  if (node.tagName === 'style') return [textIn(textOf(node), 'styleText', coding)]
  if (node.tagName === 'iframe' || node.tagName === 'noembed') return []
  const inside = 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content : node
  return inside.childNodes.flatMap((child) => nodeExpression(child, coding))
}

/** Types of scripts that run; every other type is data that the page reads. */
const CLASSIC = /^$|^(?:text|application)\/(?:x-)?(?:java|ecma|live)script/i

function scriptText(node: Element, coding: CodeContext): Expression {
  const type = (node.attrs.find(({ name }) => name === 'type')?.value ?? '').trim()
  const text = textOf(node)
  const goal = CLASSIC.test(type) ? 'script' : type.toLowerCase() === 'module' ? 'module' : undefined
  if (!goal) return dataScript(text, type, coding)
  const { sink, item, prepared, referenceOf } = coding
  const script = scriptExpression(text, goal, prepared.pattern, referenceOf)
  if (script) return script
  sink.warnings.push({ ...item, text: 'a script does not parse' })
  return json(`console.warn(${JSON.stringify(`waymark: a script of "${item.name}" does not parse`)})`)
}

/** Data in a script element: JSON whose references become texts or values, or else a template of markup. */
function dataScript(text: string, type: string, coding: CodeContext): Expression {
  if (!/json|importmap|speculationrules/i.test(type)) return textIn(text, 'escapedHtml', coding)
  let inText = false
  return joined(
    splitAtPlaceholders(text, coding.prepared.pattern).map((piece) => {
      if (typeof piece === 'number') return inContext(inText ? 'inLiteral' : 'jsonOf', coding.referenceOf(piece))
      for (const mark of piece.matchAll(/\\.|"/gs)) if (mark[0] === '"') inText = !inText
      return json(piece)
    }),
  )
}

const textOf = (node: Element): string =>
  node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('')

/** The name of an element or attribute, in which references stay as they are written. */
const asWritten = (name: string, { prepared }: CodeContext): string =>
  name.replace(prepared.pattern, (_word, placeholder: string) => prepared.written[Number(placeholder)]!)
