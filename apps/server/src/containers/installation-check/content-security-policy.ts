import { createHash } from 'node:crypto'
import type { BlockedByPolicy } from '@waymark/domain/site'
import type { PageScript } from './page-scripts.ts'

/** A policy: the source expressions of each directive, by its name. */
type Policy = ReadonlyMap<string, readonly string[]>

/** Reads the values of `Content-Security-Policy`, of which each may hold several policies between commas. */
function readPolicies(values: readonly string[]): Policy[] {
  return values
    .flatMap((value) => value.split(','))
    .map((text) => {
      const policy = new Map<string, readonly string[]>()
      for (const directive of text.split(';')) {
        const [name = '', ...expressions] = directive.trim().split(/\s+/u)
        // The first directive of a name counts.
        if (!policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), expressions)
      }
      return policy
    })
}

/** The installation code in a page: the element that it stands in, the container that it loads, and the page's address. */
export interface Installed {
  readonly script: PageScript
  readonly container: URL
  readonly page: URL
}

/**
 * What the policies of a page keep from running. `values` are those of `Content-Security-Policy` in the header and in `meta`
 * elements. The snippet makes the element that loads the container, and gives it its own nonce.
 */
export function blockedByPolicy(values: readonly string[], installed: Installed): BlockedByPolicy[] {
  const policies = readPolicies(values)
  const sources = policies.flatMap((policy) => {
    const expressions = policy.get('script-src-elem') ?? policy.get('script-src') ?? policy.get('default-src')
    return expressions ? [expressions] : []
  })
  const isInline = installed.script.src === undefined
  const blocked: BlockedByPolicy[] = []
  if (isInline && !sources.every((expressions) => allowsInline(expressions, installed.script))) blocked.push('snippet')
  if (!sources.every((expressions) => allowsContainer(expressions, installed))) blocked.push('container')
  if (isInline && refusesPolicyOfSnippet(policies)) blocked.push('trusted-types')
  return blocked
}

const hasNonce = (expressions: readonly string[], { nonce }: PageScript) =>
  nonce !== undefined && nonce !== '' && expressions.includes(`'nonce-${nonce}'`)
const hasKeyword = (expressions: readonly string[], keyword: string) =>
  expressions.some((expression) => expression.toLowerCase() === `'${keyword}'`)
const HASH = /^'(?<algorithm>sha(?:256|384|512))-(?<hash>.+)'$/iu

function allowsInline(expressions: readonly string[], script: PageScript): boolean {
  if (hasNonce(expressions, script)) return true
  const hashes = expressions.flatMap((expression) => {
    const groups = HASH.exec(expression)?.groups
    return groups ? [groups] : []
  })
  const matches = hashes.some(
    ({ algorithm = '', hash = '' }) =>
      createHash(algorithm.toLowerCase()).update(script.text).digest('base64') ===
      hash.replaceAll('-', '+').replaceAll('_', '/'),
  )
  if (matches) return true
  // Browsers take no notice of 'unsafe-inline' beside nonces, hashes and 'strict-dynamic'.
  const isStrict =
    hashes.length > 0 ||
    expressions.some((expression) => /^'nonce-/iu.test(expression)) ||
    hasKeyword(expressions, 'strict-dynamic')
  return !isStrict && hasKeyword(expressions, 'unsafe-inline')
}

function allowsContainer(expressions: readonly string[], { script, container, page }: Installed): boolean {
  if (hasNonce(expressions, script)) return true
  // Only scripts that other scripts have inserted are trusted with their inserters.
  if (hasKeyword(expressions, 'strict-dynamic')) return script.src === undefined
  return expressions.some((expression) => matchesSource(expression, container, page))
}

const SOURCE =
  /^(?:(?<scheme>[a-z][a-z\d+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z\d.-]+)(?::(?<port>\d+|\*))?(?<path>\/[^?#]*)?$/iu

/** Whether a source of a policy matches an address, as in section 6.7.2.8 of Content Security Policy Level 3. */
function matchesSource(expression: string, url: URL, page: URL): boolean {
  const text = expression.toLowerCase()
  if (text === '*') return /^https?:$/u.test(url.protocol)
  if (text === "'self'") return url.host === page.host && matchesScheme(page.protocol, url)
  if (/^[a-z][a-z\d+.-]*:$/u.test(text)) return matchesScheme(text, url)
  const { scheme, host = '', port, path } = SOURCE.exec(expression)?.groups ?? {}
  return (
    host !== '' &&
    matchesScheme(scheme ? `${scheme.toLowerCase()}:` : page.protocol, url) &&
    matchesHost(host.toLowerCase(), url.hostname) &&
    (port === '*' || (port ?? portOf(url.protocol)) === (url.port || portOf(url.protocol))) &&
    matchesPath(path, url.pathname)
  )
}

const portOf = (protocol: string) => (protocol === 'https:' ? '443' : '80')
/** A source of http allows https, too. */
const matchesScheme = (protocol: string, url: URL) =>
  url.protocol === protocol || (protocol === 'http:' && url.protocol === 'https:')
const matchesHost = (host: string, name: string) =>
  host === '*' || (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host)
const matchesPath = (path: string | undefined, actual: string) =>
  path === undefined || path === '/' || (path.endsWith('/') ? actual.startsWith(path) : actual === path)

/** Whether the page demands Trusted Types, and does not allow the policy `waymark`. */
function refusesPolicyOfSnippet(policies: readonly Policy[]): boolean {
  const demands = policies.some((policy) => policy.get('require-trusted-types-for')?.includes("'script'"))
  const names = policies.flatMap((policy) => {
    const expressions = policy.get('trusted-types')
    return expressions ? [expressions] : []
  })
  return demands && !names.every((expressions) => expressions.includes('waymark') || expressions.includes('*'))
}
