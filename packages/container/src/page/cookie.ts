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
  put(`${name}=${encodeURIComponent(value)};path=/;samesite=lax${secure}${life}${widestDomain()}`)
  delete memory[name]
  if (seconds !== 0 && stored(name) === undefined) memory[name] = value
}

function stored(name: string): string | undefined {
  const value = `; ${tryTo(() => document.cookie)}`.split(`; ${name}=`)[1]?.split(';')[0]
  return value && (tryTo(() => decodeURIComponent(value)) ?? value)
}

/** Tries the ends of the host name, shortest first, until the browser accepts a cookie for one, which is removed at once. */
function widestDomain(): string {
  if (widest !== undefined) return widest
  widest = ''
  const { hostname } = location
  for (let at = hostname.length; at > 0 && !widest; ) {
    at = hostname.lastIndexOf('.', at - 1)
    const domain = `;path=/;domain=${hostname.slice(at + 1)}`
    put(`wm_d=1${domain}`)
    if (stored('wm_d')) widest = domain
    put(`wm_d=;max-age=0${domain}`)
  }
  return widest
}

function put(cookie: string): void {
  tryTo(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
    document.cookie = cookie
  })
}
