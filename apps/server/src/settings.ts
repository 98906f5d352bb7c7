import type { InstallationTracker } from '@waymark/domain/site'
import type { DatabaseLimits } from '#database/open.ts'
import type { LogFormat, LogLevel } from '#monitoring/logger.ts'
import { tracingProblem } from '#tracing/start-tracing.ts'
import type { StoreAddress } from './settings-store.ts'
import { readVariables, type VariableValues } from './settings-variables.ts'

/** The OpenID Connect provider through which people can sign in. */
export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined
  /** Name on the button of the sign-in page. */
  readonly name: string
  /** Scopes with spaces between them. */
  readonly scopes: string
}

/** The settings of an installation. */
export interface Settings {
  readonly port: number
  /** Name or address of the interface that the server listens on; absent for all of them. */
  readonly host: string | undefined
  /** Folder of the embedded database. */
  readonly data: string
  /** Address of a Postgres server, which then takes the place of the embedded database. */
  readonly databaseUrl: string | undefined
  /** Limits of requests on a Postgres server. */
  readonly databaseLimits: DatabaseLimits
  /** What encrypts values in the database; without it they are kept as they are. */
  readonly secret: string | undefined
  /** Another secret with which values in the database may be encrypted. */
  readonly previousSecret: string | undefined
  /** Whether an empty database gets the demo organisation. */
  readonly demo: boolean
  readonly demoPort: number
  /** Where people reach the product: scheme, host and port. */
  readonly origin: string
  /** Where sites fetch their containers. */
  readonly containerOrigin: string
  /** Where containers are written as files, which load without the product. */
  readonly containerStore: StoreAddress | undefined
  /** How many earlier containers of each site the store keeps. */
  readonly keptContainers: number
  /** The tracker of websites that have none of their own. */
  readonly tracker: InstallationTracker
  /** Where containers fetch the audiences of a visitor. */
  readonly audiencesUrl: string
  /** Where Prometheus reads the metrics; without a port there are none. */
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  readonly logLevel: LogLevel
  readonly logFormat: LogFormat
  /** Whether all of `/api` answers that the server is in maintenance. */
  readonly maintenance: boolean
  /** How many reverse proxies stand in front, whose `X-Forwarded-*` has address and scheme of the client. */
  readonly trustProxy: number
  /** Whether the server may load addresses of websites to look for the installation code. */
  readonly checksAddresses: boolean
  /** Whether requests to addresses that users enter may go to this machine and to private networks. */
  readonly privateAddresses: boolean
  /** How many calls a minute each API client may make. */
  readonly clientRate: number
  /** Undefined where people sign in with their passwords only. */
  readonly oidc: OidcSettings | undefined
}

/** Reads the settings from environment variables; an invalid one is refused with a sentence. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { settings: Settings } | { refused: string } {
  const read = readVariables(env)
  if ('refused' in read) return read
  const { values } = read
  const oidc = oidcOf(values)
  if (oidc && 'refused' in oidc) return oidc
  const problem = tracingProblem(env)
  if (problem) return { refused: problem }
  const port = values.WAYMARK_PORT ?? 4100
  const embedded = values.DATABASE_URL === undefined
  const origin = values.WAYMARK_ORIGIN ?? `http://localhost:${port}`
  const containerOrigin = values.WAYMARK_CONTAINER_ORIGIN ?? origin
  return {
    settings: {
      port,
      // The embedded database is for trying the product on one's own machine.
      host: values.WAYMARK_HOST ?? (embedded ? '127.0.0.1' : undefined),
      data: values.WAYMARK_DATA ?? '.waymark',
      databaseUrl: values.DATABASE_URL,
      databaseLimits: {
        connections: values.WAYMARK_DATABASE_POOL ?? 10,
        statement: (values.WAYMARK_DATABASE_TIMEOUT ?? 4) * 1000,
      },
      secret: values.WAYMARK_SECRET,
      previousSecret: values.WAYMARK_SECRET_PREVIOUS,
      demo: values.WAYMARK_DEMO === 'on' || (values.WAYMARK_DEMO === undefined && embedded),
      demoPort: values.DEMO_PORT ?? 4200,
      origin,
      containerOrigin,
      containerStore: values.WAYMARK_CONTAINER_STORE,
      keptContainers: values.WAYMARK_CONTAINER_STORE_KEEP ?? 10,
      tracker: {
        js_url: values.WAYMARK_TRACKER_JS_URL ?? '',
        php_url: values.WAYMARK_TRACKER_PHP_URL ?? '',
        dialect: values.WAYMARK_TRACKER_DIALECT ?? 'extended',
      },
      audiencesUrl: values.WAYMARK_AUDIENCES_URL ?? (values.WAYMARK_CONTAINER_STORE ? origin : containerOrigin),
      metricsPort: values.WAYMARK_METRICS_PORT,
      metricsHost: values.WAYMARK_METRICS_HOST ?? '127.0.0.1',
      logLevel: values.WAYMARK_LOG_LEVEL ?? 'info',
      logFormat: values.WAYMARK_LOG_FORMAT ?? 'json',
      maintenance: values.WAYMARK_MAINTENANCE === '1',
      trustProxy: values.WAYMARK_TRUST_PROXY ?? 0,
      clientRate: values.WAYMARK_CLIENT_RATE ?? 600,
      checksAddresses: values.WAYMARK_CHECK_ADDRESSES === '1',
      privateAddresses: values.WAYMARK_PRIVATE_ADDRESSES === '1',
      oidc,
    },
  }
}

function oidcOf(values: VariableValues): OidcSettings | { refused: string } | undefined {
  const { WAYMARK_OIDC_ISSUER: issuer, WAYMARK_OIDC_CLIENT_ID: clientId } = values
  const missing = issuer ? 'WAYMARK_OIDC_CLIENT_ID' : 'WAYMARK_OIDC_ISSUER'
  if (issuer && clientId) {
    return {
      issuer,
      clientId,
      clientSecret: values.WAYMARK_OIDC_CLIENT_SECRET,
      name: values.WAYMARK_OIDC_NAME ?? 'SSO',
      scopes: values.WAYMARK_OIDC_SCOPES ?? 'openid email',
    }
  }
  const given = Object.keys(values).find((name) => name.startsWith('WAYMARK_OIDC_'))
  return given ? { refused: `${given} is set, but ${missing} is missing.` } : undefined
}
