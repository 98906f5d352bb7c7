import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

/** A script element of a page; `src` is absent for one whose code stands in the page. */
export interface PageScript {
  readonly src: string | undefined
  readonly text: string
  readonly nonce: string | undefined
}

/** The scripts of a page, and the Content-Security-Policies in its `meta` elements. */
export interface PageScripts {
  readonly scripts: readonly PageScript[]
  readonly policies: readonly string[]
}

/** Reads the HTML of a page as browsers do: what is in a comment or a text is no script. */
export function readPageScripts(html: string): PageScripts {
  const scripts: PageScript[] = []
  const policies: string[] = []
  const rest: DefaultTreeAdapterTypes.Node[] = [parse(html)]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if ('childNodes' in node) rest.push(...node.childNodes.toReversed())
    if (!defaultTreeAdapter.isElementNode(node)) continue
    const attribute = (name: string) =>
      (node as DefaultTreeAdapterTypes.Element).attrs.find((a) => a.name === name)?.value
    if (node.tagName === 'script') {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      scripts.push({ src: attribute('src'), text, nonce: attribute('nonce') })
    }
    if (node.tagName === 'meta' && attribute('http-equiv')?.toLowerCase() === 'content-security-policy') {
      policies.push(attribute('content') ?? '')
    }
  }
  return { scripts, policies }
}
