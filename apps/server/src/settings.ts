import type { InstallationTracker } from '@waymark/domain/site'

/** The settings of an installation. */
export interface Settings {
  readonly port: number
  /** Folder of the embedded database. */
  readonly data: string
  /** Address of a Postgres server, which then takes the place of the embedded database. */
  readonly databaseUrl: string | undefined
  /** Whether an empty database gets the demo organisation. */
  readonly demo: boolean
  readonly demoPort: number
  /** Where people reach the product: scheme, host and port. */
  readonly origin: string
  /** Where sites fetch their containers. */
  readonly containerOrigin: string
  /** The tracker of websites that have none of their own. */
  readonly tracker: InstallationTracker
  /** Where containers ask for the audiences of a visitor. */
  readonly audiencesUrl: string
  /** Whether all of `/api` answers that the server is in maintenance. */
  readonly maintenance: boolean
  /** Whether client address and scheme come from `X-Forwarded-*`. */
  readonly trustProxy: boolean
}

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the settings from environment variables; an invalid one is refused with a sentence. */
export function readSettings(env: Variables): { settings: Settings } | { refused: string } {
  const port = portOf(env, 'WAYMARK_PORT', 4100)
  const demoPort = portOf(env, 'DEMO_PORT', 4200)
  if (typeof port === 'string') return { refused: port }
  if (typeof demoPort === 'string') return { refused: demoPort }
  const origin = originOf(env, 'WAYMARK_ORIGIN', `http://localhost:${port}`)
  if ('refused' in origin) return origin
  const containerOrigin = originOf(env, 'WAYMARK_CONTAINER_ORIGIN', origin.value)
  if ('refused' in containerOrigin) return containerOrigin
  const dialect = env.WAYMARK_TRACKER_DIALECT || 'extended'
  if (dialect !== 'extended' && dialect !== 'matomo') {
    return { refused: `WAYMARK_TRACKER_DIALECT is "${dialect}", but must be extended or matomo.` }
  }
  return {
    settings: {
      port,
      data: env.WAYMARK_DATA || '.waymark',
      databaseUrl: env.DATABASE_URL || undefined,
      demo: env.WAYMARK_DEMO !== 'off',
      demoPort,
      origin: origin.value,
      containerOrigin: containerOrigin.value,
      tracker: {
        js_url: env.WAYMARK_TRACKER_JS_URL ?? '',
        php_url: env.WAYMARK_TRACKER_PHP_URL ?? '',
        dialect,
      },
      audiencesUrl: env.WAYMARK_AUDIENCES_URL || containerOrigin.value,
      maintenance: env.WAYMARK_MAINTENANCE === '1',
      trustProxy: env.WAYMARK_TRUST_PROXY === '1',
    },
  }
}

function portOf(env: Variables, name: string, usual: number): number | string {
  const text = env[name]
  if (!text) return usual
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  return `${name} is "${text}", but must be a port number from 0 to 65535.`
}

function originOf(env: Variables, name: string, usual: string): { value: string } | { refused: string } {
  const text = env[name] || usual
  const url = URL.parse(text)
  if (url && /^https?:$/u.test(url.protocol)) return { value: url.origin }
  return { refused: `${name} is "${text}", but must be an address such as https://tags.example.com.` }
}
