import { tryTo } from './report.ts'

/** Values that could not be stored, kept until the page is left. */
const memory: Record<string, string> = { __proto__: null } as never
let widest: string | undefined

export function readCookie(name: string): string | undefined {
  return stored(name) ?? memory[name]
}

/** Keeps the value in memory if the cookie is not stored because cookies are blocked. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const life = seconds === undefined ? '' : `;max-age=${seconds}`
  const secure = location.protocol === 'https:' ? ';secure' : ''
  cookies(`${name}=${encodeURIComponent(value)};path=/;samesite=lax${secure}${life}${widestDomain()}`)
  delete memory[name]
  if (seconds !== 0 && stored(name) === undefined) memory[name] = value
}

function stored(name: string): string | undefined {
  const value = `; ${cookies()}`.split(`; ${name}=`)[1]?.split(';')[0]
  return value && (tryTo(() => decodeURIComponent(value)) ?? value)
}

/** Tries the ends of the document's host, shortest first, until the browser accepts a cookie for one, which is removed at once. */
function widestDomain(): string {
  if (widest !== undefined) return widest
  widest = ''
  // Not the host of the address: a `srcdoc` document has none, but the cookies of the page around it.
  const host = document.domain
  for (let at = host.length; at > 0 && !widest; ) {
    at = host.lastIndexOf('.', at - 1)
    const domain = `;path=/;domain=${host.slice(at + 1)}`
    cookies(`wm_d=1${domain}`)
    if (stored('wm_d')) widest = domain
    cookies(`wm_d=;max-age=0${domain}`)
  }
  return widest
}

/**
 * Reads the cookies of the document, or writes one. An element of the page named `cookie` hides the member of the document,
 * but not that of its prototype.
 */
const cookies = (written?: string) =>
  tryTo(() => {
    const owner = typeof document.cookie === 'string' ? document : Document.prototype
    return written ? Reflect.set(owner, 'cookie', written, document) : Reflect.get(owner, 'cookie', document)
  })
