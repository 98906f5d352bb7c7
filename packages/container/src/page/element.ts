import { reportIssue } from './report.ts'

export function markupOf(value: unknown): string | undefined {
  return value instanceof Element ? value.outerHTML : undefined
}

export function outlineOf(value: unknown): string | undefined {
  if (!(value instanceof Element)) return undefined
  const id = value.getAttribute('id')
  const classes = (value.getAttribute('class') || '').trim()
  return `<${value.tagName.toLowerCase()}${id ? `#${id}` : ''}${classes ? `.${classes.replace(/\s+/g, '.')}` : ''}>`
}

export function isSelected(element: object, selector: string, xpath: boolean): boolean {
  try {
    return xpath
      ? byXPath(selector).indexOf(element as Element) >= 0
      : Element.prototype.matches.call(element as Element, selector)
  } catch (error) {
    reportIssue('selector', error)
    return false
  }
}

/** The parent of an element; of the root of a shadow tree its host. */
export function parentOf(element: object): object | undefined {
  const node = (element as Node).parentNode
  return node instanceof Element ? node : ((node as ShadowRoot | null)?.host ?? undefined)
}

export function findElements(
  kind: 'element_id' | 'css' | 'xpath',
  selector: string,
  orNodes?: boolean,
): readonly object[] {
  try {
    if (kind === 'xpath') return byXPath(selector, orNodes)
    if (kind === 'css') return document.querySelectorAll(selector) as unknown as readonly object[]
    const element = document.getElementById(selector)
    return element ? [element] : []
  } catch (error) {
    reportIssue('selector', error)
    return []
  }
}

export function firstInside(element: object, selector: string): object | null {
  return (element as Element).querySelector(selector)
}

export function textWithin(element: object): string {
  return (element as Node).textContent ?? ''
}

function byXPath(selector: string, orNodes?: boolean): Node[] {
  const found = document.evaluate(selector, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null)
  const nodes: Node[] = []
  for (let index = 0; index < found.snapshotLength; index++) {
    const node = found.snapshotItem(index)!
    if (orNodes || node instanceof Element) nodes[nodes.length] = node
  }
  return nodes
}
