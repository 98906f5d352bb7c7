import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './listen.ts'
import { hasNginx, runNginx } from './nginx.ts'

/** The name in the configurations of `deploy/`. */
const NAME = 'tags.example.com'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface RequestOptions {
  readonly scheme?: 'https' | 'http'
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** A reverse proxy with the configuration of the operator's guide. */
export interface ReverseProxy {
  /** Sends a request to the name of the configuration. */
  ask(path: string, options?: RequestOptions): Promise<Answer>
  /** What it has written to its access log so far. */
  accessLog(): Promise<string>
  /** What it has written about errors so far. */
  errorLog(): Promise<string>
  stop(): Promise<void>
}

/** Ports, certificate and folder of a proxy of a test. */
interface Place {
  readonly folder: string
  readonly http: number
  readonly https: number
  readonly key: string
  readonly certificate: string
  readonly serverPort: number
}

interface Started {
  /** Waits until a request is answered. */
  until(ask: () => Promise<unknown>): Promise<void>
  errorLog(): Promise<string>
  close(): Promise<void>
}

const CADDY = '/usr/bin/caddy'

/** The proxies of the guide: whether they are installed here, and how they are started. */
export const PROXIES = {
  nginx: { isInstalled: hasNginx, start: startNginx },
  Caddy: { isInstalled: existsSync(CADDY), start: startCaddy },
} as const

/** Starts a proxy in front of a server on a port of this machine; ports, certificate and folders are the test's own. */
export async function startReverseProxy(kind: keyof typeof PROXIES, serverPort: number): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-proxy-'))
  const [http, https] = [await freePort(), await freePort()]
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  const proxy = await PROXIES[kind].start({ folder, http, https, key, certificate, serverPort })
  const ca = await readFile(certificate)

  const ask: ReverseProxy['ask'] = (path, { scheme = 'https', method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', path, method, headers: { Host: NAME, ...headers } }
      const sent =
        scheme === 'https'
          ? requestHttps({ ...options, port: https, servername: NAME, ca })
          : requestHttp({ ...options, port: http })
      sent.on('error', reject).on('response', async (answer) => {
        const chunks = await answer.toArray()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() })
      })
      sent.end(body)
    })
  await proxy.until(() => ask('/healthz'))
  return {
    ask,
    accessLog: () => readFile(join(folder, 'waymark.log'), 'utf8'),
    errorLog: proxy.errorLog,
    async stop() {
      await proxy.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function startNginx({ folder, http, https, serverPort }: Place): Promise<Started> {
  const site = await configured('nginx.conf', [
    [/ {2}listen \[::\].*\n/gu, ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ', `listen 127.0.0.1:${https} `],
    ['/etc/ssl/waymark', folder],
    ['/var/log/nginx', folder],
    // To its end: a port of the test may begin alike.
    ['127.0.0.1:4100;', `127.0.0.1:${serverPort};`],
  ])
  const nginx = await runNginx(folder, { modules: [], site })
  return { ...nginx, errorLog: () => readFile(join(folder, 'waymark-error.log'), 'utf8') }
}

/** Caddy asks no certificate authority here, and changes nothing of the machine. */
async function startCaddy({ folder, http, https, key, certificate, serverPort }: Place): Promise<Started> {
  const site = await configured('Caddyfile', [
    ['127.0.0.1:4100', `127.0.0.1:${serverPort}`],
    [/^\{\n/gmu, `{\nadmin off\nskip_install_trust\nhttp_port ${http}\nhttps_port ${https}\n`],
    [`${NAME} {`, `${NAME} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
    ['/var/log/caddy', folder],
  ])
  const file = join(folder, 'Caddyfile')
  await writeFile(file, site)
  const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text) => {
    output += String(text)
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    async until(ask) {
      while (!(await ask().then(Boolean, () => false))) {
        if (child.exitCode !== null) throw new Error(`Caddy did not start: ${output}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    errorLog: async () => output,
    async close() {
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** A configuration of `deploy/` with something replaced, all of which must be there. */
async function configured(name: string, changes: readonly (readonly [string | RegExp, string])[]): Promise<string> {
  const guide = await readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')
  return changes.reduce((text, [from, to]) => {
    const replaced = text.replaceAll(from, to)
    if (replaced === text) throw new Error(`deploy/${name} has no ${from}`)
    return replaced
  }, guide)
}
