import { SiteUrl } from '@waymark/domain/site'
import * as v from 'valibot'
import { readStoreAddress, STORE_ADDRESS } from './settings-store.ts'

/** How an environment variable is read, and its row in the table of `docs/operate/settings.md`. */
interface Variable<Value> {
  readonly schema: v.GenericSchema<string, Value>
  /** The default, as the table shows it. */
  readonly without: string
  readonly about: string
  /** Whether the value is not repeated in a message. */
  readonly isSecret?: boolean
}

const variable = <Value>(schema: v.GenericSchema<string, Value>, without: string, about: string): Variable<Value> => ({
  schema,
  without,
  about,
})

const text = v.pipe(v.string(), v.regex(/\S/u, 'more than spaces'))
const number = (least: number, most: number, what = 'a whole number') => {
  const rule = `${what} from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/u, rule),
    v.transform(Number),
    v.minValue(least, rule),
    v.maxValue(most, rule),
  )
}
const port = number(0, 65_535, 'a port number')
const isHttp = (address: string) => v.is(SiteUrl, address)
const origin = v.pipe(
  v.string(),
  v.check(isHttp, 'an address such as https://tags.example.com'),
  v.check(isOrigin, 'only scheme, host and port, without a path, such as https://tags.example.com'),
  v.transform((address) => new URL(address).origin),
)
const address = (example: string) =>
  v.pipe(v.string(), v.trim(), v.check(isHttp, `an address of http or https such as ${example}`))
const secret = v.pipe(v.string(), v.minLength(32, 'at least 32 random characters, as `openssl rand -base64 32` gives'))
const issuer = v.pipe(
  v.string(),
  v.check(isIssuer, 'an address such as https://login.example.com, or one of this machine'),
)
const scopes = v.pipe(
  v.string(),
  v.check((names) => names.split(' ').includes('openid'), 'words with spaces between them, one of which is openid'),
)
const proxies = v.pipe(v.string(), v.regex(/^[1-9]$/u, 'a number from 1 to 9, or absent'), v.transform(Number))
const oneOf = <const Choice extends string>(...choices: readonly Choice[]) =>
  v.picklist(choices, choices.length === 1 ? `${choices[0]} or absent` : choices.join(' or '))

/** Whether an address has nothing but scheme, host and port. Texts that are no address pass: another rule refuses them. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  return !url || !isHttp(address) || url.href === `${url.origin}/`
}

/** Whether codes and secrets may be exchanged with a provider at an address: by https, or without leaving the machine. */
function isIssuer(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/u.test(url.hostname))
}

/**
 * The environment variables of the server. A schema's message says what the value must be and ends the sentence
 * `NAME is "value", but must be …`.
 */
export const VARIABLES = {
  WAYMARK_PORT: variable(port, '4100', 'Port of the product and its API.'),
  WAYMARK_HOST: variable(
    text,
    '127.0.0.1 with the embedded database, otherwise all',
    'Interface that the server listens on, such as `127.0.0.1` (this machine only), `0.0.0.0` or `::` (all).',
  ),
  WAYMARK_DATA: variable(text, '.waymark', 'Folder of the embedded database.'),
  DATABASE_URL: variable(
    text,
    'the embedded database',
    'Address of a Postgres database, such as `postgres://user:password@host/waymark`. For TLS see [installing](install.md), section 4.',
  ),
  WAYMARK_DATABASE_POOL: variable(
    number(1, 200),
    '10',
    'The most connections to Postgres that a process uses for requests; up to 16 more are for operations and containers.',
  ),
  WAYMARK_DATABASE_TIMEOUT: variable(
    number(1, 60),
    '4',
    'How many seconds a statement of a request may take on Postgres before the request is answered 503.',
  ),
  WAYMARK_SECRET: {
    ...variable(secret, 'values are not encrypted', 'Encrypts the keys and secrets that the database keeps.'),
    isSecret: true,
  },
  WAYMARK_SECRET_PREVIOUS: {
    ...variable(secret, 'none', 'Another secret that may have encrypted them, while the secret is replaced.'),
    isSecret: true,
  },
  WAYMARK_ORIGIN: variable(
    origin,
    '`http://localhost:` and the port',
    'Address under which browsers reach the product: scheme, host and port.',
  ),
  WAYMARK_CONTAINER_ORIGIN: variable(
    origin,
    '`WAYMARK_ORIGIN`',
    'Address from which websites load their containers: scheme, host and port.',
  ),
  WAYMARK_CONTAINER_STORE: variable(
    v.pipe(
      text,
      v.transform(readStoreAddress),
      v.check((address) => address !== undefined, STORE_ADDRESS),
    ),
    'none',
    'Where containers are written as files that load without the product (`docs/operate/object-store.md`).',
  ),
  WAYMARK_CONTAINER_STORE_KEEP: variable(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u, 'a number from 1 to 9999'), v.transform(Number)),
    '10',
    'How many earlier containers of each site the store keeps.',
  ),
  WAYMARK_AUDIENCES_URL: variable(
    v.pipe(
      address('https://audiences.example.com'),
      v.regex(/^[^?#]*$/u, 'an address without a query, such as https://audiences.example.com'),
      v.transform((base) => base.replace(/\/+$/u, '')),
    ),
    '`WAYMARK_CONTAINER_ORIGIN`, or `WAYMARK_ORIGIN` with a container store',
    'Address that containers ask for the audiences of a visitor.',
  ),
  WAYMARK_TRACKER_JS_URL: variable(
    address('https://stats.example.com/tracker.js'),
    'none',
    'Address of the script of the tracker, for websites without one of their own.',
  ),
  WAYMARK_TRACKER_PHP_URL: variable(
    address('https://stats.example.com/tracker.php'),
    'none',
    'Address to which this tracker sends.',
  ),
  WAYMARK_TRACKER_DIALECT: variable(
    oneOf('extended', 'matomo'),
    'extended',
    'Commands that this tracker understands: `extended` or `matomo`.',
  ),
  WAYMARK_TRUST_PROXY: variable(
    proxies,
    'none',
    'Number of reverse proxies in front, whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed ([how](reverse-proxy.md)).',
  ),
  WAYMARK_CHECK_ADDRESSES: variable(
    oneOf('1'),
    'off',
    '`1`: the server may load an address of a website when an owner checks the installation. Otherwise only a browser does.',
  ),
  WAYMARK_PRIVATE_ADDRESSES: variable(
    oneOf('1'),
    'off',
    '`1`: requests to addresses that users enter may go to this machine and to private networks.',
  ),
  WAYMARK_CLIENT_RATE: variable(
    number(1, 1_000_000),
    '600',
    'How many calls a minute each API client may make of a process; more are answered 429.',
  ),
  WAYMARK_LOG_LEVEL: variable(
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
    'What is logged: lines of this level and of those after it, of `debug`, `info`, `warn`, `error`; or `silent`.',
  ),
  WAYMARK_LOG_FORMAT: variable(
    oneOf('json', 'pretty'),
    '`pretty` in a terminal, otherwise `json`',
    '`json`: a line of JSON for programs. `pretty`: a coloured line for people.',
  ),
  WAYMARK_METRICS_PORT: variable(port, 'no metrics', 'Port on which Prometheus reads `/metrics`.'),
  WAYMARK_METRICS_HOST: variable(text, '127.0.0.1', 'Interface of that port; `0.0.0.0` is all of them.'),
  WAYMARK_MAINTENANCE: variable(oneOf('1'), 'off', '`1`: every call of the API answers 503.'),
  WAYMARK_DEMO: variable(
    oneOf('on', 'off'),
    'on with the embedded database, otherwise off',
    'Whether an empty database is filled with the demo organisation: `on` or `off`.',
  ),
  WAYMARK_OIDC_ISSUER: variable(
    issuer,
    'none',
    'Issuer of the OpenID Connect provider through which people can sign in ([how](sign-in.md#openid-connect)).',
  ),
  WAYMARK_OIDC_CLIENT_ID: variable(text, 'none', 'Client id that the provider has for this installation.'),
  WAYMARK_OIDC_CLIENT_SECRET: {
    ...variable(
      text,
      'a public client',
      'Client secret from the provider. Without one the client proves itself by PKCE alone.',
    ),
    isSecret: true,
  },
  WAYMARK_OIDC_NAME: variable(text, 'SSO', 'Name of the provider on the button of the sign-in page.'),
  WAYMARK_OIDC_SCOPES: variable(
    scopes,
    'openid email',
    'Scopes that are asked of the provider; they have to bring the e-mail address.',
  ),
  DEMO_PORT: variable(port, '4200', 'Port of the demo shop.'),
}

type Variables = typeof VARIABLES

/** The value of each variable that is set. */
export type VariableValues = {
  readonly [Name in keyof Variables]?: v.InferOutput<Variables[Name]['schema']>
}

/** Of tests, of the development server, and of commands and scripts that call a server; the server takes no notice of them. */
const OTHERS = /^WAYMARK_(?:TEST_\w+|MATOMO_JS|SERVER|URL|CLIENT_ID|CLIENT_SECRET|SITE)$/u

/**
 * Reads the variables that are set; an empty one counts as not set. A wrong value and an unknown name that begins with
 * `WAYMARK_` are refused with a sentence.
 */
export function readVariables(
  env: Readonly<Record<string, string | undefined>>,
): { values: VariableValues } | { refused: string } {
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('WAYMARK_') && !Object.hasOwn(VARIABLES, name) && !OTHERS.test(name),
  )
  if (unknown) return { refused: `${unknown} is not a setting of Waymark; docs/operate/settings.md lists them all.` }
  const values: Record<string, unknown> = {}
  for (const [name, { schema, isSecret }] of Object.entries<Variable<unknown>>(VARIABLES)) {
    const given = env[name]
    if (!given) continue
    const read = v.safeParse(schema, given)
    if (!read.success) {
      return { refused: `${name} ${isSecret ? '' : `is "${given}", but `}must be ${read.issues[0].message}.` }
    }
    values[name] = read.output
  }
  return { values }
}
