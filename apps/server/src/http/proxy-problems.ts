import type { Context, MiddlewareHandler } from 'hono'
import type { Dependencies } from '#dependencies.ts'
import type { Settings } from '#settings.ts'
import { publicUrl } from './request-origin.ts'

/** Logs, once each, what the requests of browsers show to be wrong between a reverse proxy and the settings. */
export function reportProxyProblems({ settings, log }: Pick<Dependencies, 'settings' | 'log'>): MiddlewareHandler {
  const reported = new Set<string>()
  return async (c, next) => {
    for (const problem of proxyProblems(c, settings)) {
      if (reported.has(problem)) continue
      reported.add(problem)
      log.warn({}, problem)
    }
    await next()
  }
}

/** What is wrong already with the settings of the reverse proxy, before any call; undefined if nothing is. */
export const startProblem = ({ origin, trustProxy }: Settings): string | undefined =>
  origin.startsWith('https:') && trustProxy === 0
    ? 'WAYMARK_ORIGIN begins with https, so a reverse proxy must stand in front; without WAYMARK_TRUST_PROXY=1 all people count as one address, that of the proxy.'
    : undefined

function proxyProblems(c: Context, settings: Settings): string[] {
  const { origin, trustProxy } = settings
  const [configured, seen] = [new URL(origin), publicUrl(c, settings)]
  const isForwarded = c.req.header('x-forwarded-for') !== undefined
  const problems: string[] = []
  if (trustProxy === 0 && isForwarded) {
    problems.push(
      'A reverse proxy sends X-Forwarded-For, which is not believed: all people count as one address. Set WAYMARK_TRUST_PROXY=1 if only the proxy reaches this port.',
    )
  }
  if (trustProxy > 0 && !isForwarded) {
    problems.push(
      'WAYMARK_TRUST_PROXY is set, but a call came without X-Forwarded-For: let the reverse proxy send it, and let nothing else reach this port.',
    )
  }
  if (seen.host !== configured.host) {
    problems.push(
      `A call named another host than WAYMARK_ORIGIN (${origin}), where alone the product works: let the reverse proxy pass on the Host header, or set WAYMARK_ORIGIN to what people type.`,
    )
  } else if (configured.protocol !== seen.protocol) {
    problems.push(
      seen.protocol === 'https:'
        ? `Browsers come by https, but WAYMARK_ORIGIN is ${origin}: set it to https. The session cookie is Secure; debugging and links use the wrong address.`
        : `WAYMARK_ORIGIN is ${origin}, but a call came by http, as X-Forwarded-Proto says: its session cookie is not Secure. Let the reverse proxy send X-Forwarded-Proto https, and redirect http to it.`,
    )
  }
  return problems
}
