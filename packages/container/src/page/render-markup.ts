import type { Markup, MarkupChild } from '../engine/core/page.ts'
import { bodyOrRoot, createElement } from './create-element.ts'
import { ignoreWrites } from './ignore-writes.ts'
import { guarded } from './report.ts'
import { runScripts, type Slot, type Writing } from './run-scripts.ts'
import { trusted } from './trusted.ts'

/**
 * Appends markup to an element, the body by default, and runs its scripts in document order. `writing` handles what they
 * write with `document.write`; `after` is called when all have run.
 */
export function renderMarkup(
  markup: readonly Markup[],
  parent?: object,
  writing: Writing = ignoreWrites,
  after?: () => void,
): void {
  const slots: Slot[] = []
  const fragment = document.createDocumentFragment()
  for (let index = 0; index < markup.length; index++) {
    const node = markup[index]!
    build(typeof node === 'string' ? ['script', 0, node] : node, fragment, slots)
  }
  const place = (parent as Element | undefined) || bodyOrRoot()
  place.appendChild(fragment)
  runScripts(slots, writing, after)
}

/** Builds a node. A script is replaced by an empty text node until it runs, except in a template, which has no `slots`. */
const build = guarded((node: MarkupChild, into: Node, slots: Slot[] | undefined) => {
  if (typeof node === 'string' || !node[0]) {
    into.appendChild(document.createTextNode((typeof node === 'string' ? node : node[1]) as string))
    return
  }
  const element = createElement(node[0] as string, node[1] as Record<string, string> | 0)
  if (element instanceof HTMLScriptElement) {
    element.text = trusted('TrustedScript', (node[2] || '') as string)
    if (slots) slots[slots.length] = { script: element, place: into.appendChild(document.createTextNode('')) }
    else into.appendChild(element)
    return
  }
  const isTemplate = element instanceof HTMLTemplateElement
  const inside = isTemplate ? element.content : element
  for (let index = 2; index < node.length; index++)
    build(node[index] as MarkupChild, inside, isTemplate ? undefined : slots)
  into.appendChild(element)
})
