import { tryTo } from './report.ts'

/** Values that could not be stored, kept until the page is left. */
const memory: Record<string, string> = { __proto__: null } as never
/** The `domain` attribute that was last accepted. */
let domain: string | undefined

export function readCookie(name: string): string | undefined {
  return stored(name) ?? memory[name]
}

/**
 * Writes a cookie, or removes it with 0 seconds, for the widest domain that the browser accepts: the ends of the document's
 * host are tried, shortest first. Keeps the value in memory if the cookie is not stored because cookies are blocked.
 */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const life = seconds === undefined ? '' : `;max-age=${seconds}`
  const secure = location.protocol === 'https:' ? ';secure' : ''
  const cookie = `${name}=${encodeURIComponent(value)};path=/;samesite=lax${secure}${life}`
  const isStored = () => stored(name) === (seconds === 0 ? undefined : value)
  if (domain) cookies(cookie + domain)
  // Not the host of the address: a `srcdoc` document has none, but the cookies of the page around it.
  const host = document.domain
  for (let at = host.length; at > 0 && !isStored(); ) {
    at = host.lastIndexOf('.', at - 1)
    domain = `;domain=${host.slice(at + 1)}`
    cookies(cookie + domain)
  }
  if (!isStored()) cookies(cookie)
  delete memory[name]
  if (!isStored()) memory[name] = value
}

function stored(name: string): string | undefined {
  const value = `; ${cookies()}`.split(`; ${name}=`)[1]?.split(';')[0]
  return value && (tryTo(() => decodeURIComponent(value)) ?? value)
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
