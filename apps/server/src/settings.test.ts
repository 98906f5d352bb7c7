import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { VARIABLES } from './settings-variables.ts'

const settings = (env: Record<string, string>) => {
  const read = readSettings(env)
  if ('refused' in read) throw new Error(read.refused)
  return read.settings
}

const refusalOf = (env: Record<string, string>) => {
  const read = readSettings(env)
  return 'refused' in read ? read.refused : ''
}

describe('settings', () => {
  test('have defaults', () => {
    expect(settings({})).toMatchObject({
      port: 4100,
      demoPort: 4200,
      data: '.waymark',
      databaseUrl: undefined,
      demo: true,
      origin: 'http://localhost:4100',
      containerOrigin: 'http://localhost:4100',
      audiencesUrl: 'http://localhost:4100',
      tracker: { js_url: '', php_url: '', dialect: 'extended' },
      maintenance: false,
      trustProxy: 0,
      host: '127.0.0.1',
    })
  })

  test('have defaults that follow others: the containers come from the product', () => {
    expect(settings({ WAYMARK_PORT: '5000' }).containerOrigin).toBe('http://localhost:5000')
    const own = settings({ WAYMARK_ORIGIN: 'https://a.example/', WAYMARK_CONTAINER_ORIGIN: 'https://cdn.example' })
    expect([own.origin, own.containerOrigin, own.audiencesUrl]).toEqual([
      'https://a.example',
      'https://cdn.example',
      'https://cdn.example',
    ])
  })

  test('of a Postgres server have no demo and listen everywhere, unless they say so', () => {
    const DATABASE_URL = 'postgres://db.example/waymark'
    expect(settings({ DATABASE_URL })).toMatchObject({ demo: false, host: undefined })
    expect(settings({ DATABASE_URL, WAYMARK_DEMO: 'on', WAYMARK_HOST: '::1' })).toMatchObject({
      demo: true,
      host: '::1',
    })
    expect(settings({ WAYMARK_DEMO: 'off', WAYMARK_HOST: '0.0.0.0' })).toMatchObject({ demo: false, host: '0.0.0.0' })
  })

  test.each([
    ['WAYMARK_TRUST_PROXY', 'yes'],
    ['WAYMARK_PORT', 'eighty'],
    ['DEMO_PORT', '70000'],
    ['WAYMARK_ORIGIN', 'localhost'],
    ['WAYMARK_CONTAINER_ORIGIN', 'ftp://a.example'],
    ['WAYMARK_TRACKER_DIALECT', 'latin'],
    ['WAYMARK_TRACKER_JS_URL', 'stats.example/tracker.js'],
    ['WAYMARK_TRACKER_PHP_URL', 'javascript:alert(1)'],
    ['WAYMARK_AUDIENCES_URL', 'none'],
    ['WAYMARK_AUDIENCES_URL', 'https://a.example/?a=1'],
    ['WAYMARK_OIDC_ISSUER', 'http://id.example'],
    ['WAYMARK_OIDC_SCOPES', 'email'],
    ['WAYMARK_DATA', ' '],
    ['WAYMARK_CONTAINER_STORE', '\t'],
    ['DATABASE_URL', '  '],
  ])('that make no sense are one sentence: %s=%s', (name, value) => {
    const [start, rest] = refusalOf({ [name]: value }).split(', but must be ')
    expect([start, rest]).toEqual([`${name} is "${value}"`, expect.stringMatching(/^[^.].*\.$/u)])
  })

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://collector:4317'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'json'],
  ])('of OpenTelemetry are refused as well, unless nothing is traced: %s=%s', (name, value) => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', [name]: value }
    const [start, rest] = refusalOf(env).split(', but must be ')
    expect([start, rest]).toEqual([`${name} is "${value}"`, expect.stringMatching(/^[^.].*\.$/u)])
    expect(readSettings({ ...env, OTEL_SDK_DISABLED: 'true' })).toHaveProperty('settings')
    expect(readSettings({ ...env, [name]: '' })).toHaveProperty('settings')
  })

  test.each(['https://a.example/waymark', 'https://a.example/?x', 'https://user@a.example'])(
    'that name an origin take no more than scheme, host and port: %s',
    (value) => {
      for (const name of ['WAYMARK_ORIGIN', 'WAYMARK_CONTAINER_ORIGIN']) {
        expect(readSettings({ [name]: value })).toEqual({
          refused: `${name} is "${value}", but must be only scheme, host and port, without a path, such as https://tags.example.com.`,
        })
      }
    },
  )

  test('may have a path before the one at which audiences are asked for', () => {
    expect(settings({ WAYMARK_AUDIENCES_URL: 'https://a.example/x/' }).audiencesUrl).toBe('https://a.example/x')
  })

  test('that are addresses are taken as they are, but for spaces around them', () => {
    const tracker = {
      WAYMARK_TRACKER_JS_URL: ' https://a.example/m.js?v=1 ',
      WAYMARK_TRACKER_PHP_URL: 'http://a.example/m',
    }
    expect(settings(tracker).tracker).toMatchObject({
      js_url: 'https://a.example/m.js?v=1',
      php_url: 'http://a.example/m',
    })
  })

  test('that are secret are not repeated when they are wrong', () => {
    for (const name of ['WAYMARK_SECRET', 'WAYMARK_SECRET_PREVIOUS']) {
      expect(readSettings({ [name]: 'too short' })).toEqual({
        refused: `${name} must be at least 32 random characters, as \`openssl rand -base64 32\` gives.`,
      })
    }
  })

  test('of the OpenID Connect provider come together', () => {
    const [issuer, id] = ['WAYMARK_OIDC_ISSUER', 'WAYMARK_OIDC_CLIENT_ID']
    expect(settings({}).oidc).toBeUndefined()
    expect(settings({ [issuer]: 'https://id.example/realms/a', [id]: 'waymark' }).oidc).toEqual({
      issuer: 'https://id.example/realms/a',
      clientId: 'waymark',
      clientSecret: undefined,
      name: 'SSO',
      scopes: 'openid email',
    })
    expect(settings({ [issuer]: 'http://localhost:8080', [id]: 'waymark' }).oidc?.issuer).toBe('http://localhost:8080')
    expect(readSettings({ [issuer]: 'https://id.example' })).toEqual({
      refused: `${issuer} is set, but ${id} is missing.`,
    })
    expect(readSettings({ WAYMARK_OIDC_NAME: 'Northwind ID' })).toEqual({
      refused: `WAYMARK_OIDC_NAME is set, but ${issuer} is missing.`,
    })
  })

  test('of other names are refused, so that a misspelt one is seen', () => {
    expect(readSettings({ WAYMARK_ORGIN: 'https://a.example' })).toEqual({
      refused: 'WAYMARK_ORGIN is not a setting of Waymark; docs/operate/settings.md lists them all.',
    })
    expect(settings({ WAYMARK_TEST_PORT: '1', PORT: '2' }).port).toBe(4100)
  })

  test('count as not set when empty', () => {
    expect(settings({ WAYMARK_PORT: '', WAYMARK_ORIGIN: '' }).origin).toBe('http://localhost:4100')
  })

  test('are all in the table of the operator’s guide (vitest -u writes it)', async () => {
    await expect(variablesPage()).toMatchFileSnapshot('../../../docs/operate/settings.md')
  })
})

/** The page of the operator's guide that lists all variables, as Markdown. */
const variablesPage = (): string =>
  `# Settings

The server reads its settings from environment variables when it starts. An empty variable counts as not set. A wrong value,
or an unknown variable whose name begins with \`WAYMARK_\`, stops the start with one sentence.

This table is written from the schema that reads them (\`apps/server/src/settings-variables.ts\`).

| variable | without it | |
|---|---|---|
${Object.entries(VARIABLES)
  .map(([name, { without, about }]) => `| \`${name}\` | ${without} | ${about} |`)
  .join('\n')}
`
