import type { Trouble } from './parts.ts'

/** Asks the server for the page anew: when that one begins with another script, this one's build is gone. */
export async function findOut(): Promise<Trouble> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const answer = await fetch('/tag', { cache: 'no-store' })
    if (!answer.ok) return 'unreachable'
    return script && !(await answer.text()).includes(script) ? 'outdated' : 'unknown'
  } catch {
    return 'unreachable'
  }
}

/** Loads again the style sheets that could not be had, because an import that is repeated does not ask for them twice. */
export async function restoreStyles(): Promise<boolean> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const restored = await Promise.all(links.filter(isLost).map(replaced))
  return restored.every(Boolean)
}

/** Browsers differ in what a style sheet of ours is that did not come: none, or one whose rules may not be read. */
function isLost({ sheet, href }: HTMLLinkElement): boolean {
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
