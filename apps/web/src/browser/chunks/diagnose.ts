import type { ChunkError } from './chunk-loader.ts'

/** Fetches the page again: when that names another script, the server has a newer build. */
export async function diagnose(): Promise<ChunkError> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const answer = await fetch('/tag', { cache: 'no-store' })
    if (!answer.ok) return 'unreachable'
    return script && !(await answer.text()).includes(script) ? 'outdated' : 'unknown'
  } catch {
    return 'unreachable'
  }
}

/** Loads again the style sheets that failed, because a repeated import does not request them twice. */
export async function restoreStyles(): Promise<boolean> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const restored = await Promise.all(links.filter(hasFailed).map(replaced))
  return restored.every(Boolean)
}

/** Where a style sheet of our origin failed, browsers give none, or one whose rules cannot be read. */
function hasFailed({ sheet, href }: HTMLLinkElement): boolean {
  if (!href.startsWith(location.origin)) return false
  try {
    return !sheet?.cssRules
  } catch {
    return true
  }
}

const replaced = (link: HTMLLinkElement) =>
  new Promise<boolean>((settle) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = () => settle(true)
    fresh.onerror = () => settle(false)
    link.replaceWith(fresh)
  })
