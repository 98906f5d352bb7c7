import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, runNginx } from './nginx.ts'

/** The name in `deploy/nginx.conf`. */
const NAME = 'tags.example.com'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface Asked {
  readonly scheme?: 'https' | 'http'
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** An nginx with the configuration of the operator's guide. */
export interface ReverseProxy {
  /** Sends a request to the name of the configuration. */
  ask(path: string, asked?: Asked): Promise<Answer>
  /** What nginx has written to its access log so far. */
  accessLog(): Promise<string>
  stop(): Promise<void>
}

/** Starts nginx in front of a server on a port of this machine; ports, certificate and folders are the test's own. */
export async function startReverseProxy(serverPort: number): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  const guide = await readFile(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const site = [
    [/ {2}listen \[::\].*\n/gu, ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ', `listen 127.0.0.1:${https} `],
    ['/etc/ssl/waymark', folder],
    ['/var/log/nginx', folder],
    ['127.0.0.1:4100', `127.0.0.1:${serverPort}`],
  ].reduce((text, [from = '', to]) => {
    const replaced = text.replaceAll(from, String(to))
    if (replaced === text) throw new Error(`deploy/nginx.conf has no ${from}`)
    return replaced
  }, guide)
  const nginx = await runNginx(folder, { modules: [], site })
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
  await nginx.until(() => ask('/healthz'))
  return {
    ask,
    accessLog: () => readFile(join(folder, 'waymark.log'), 'utf8'),
    async stop() {
      await nginx.close()
      await rm(folder, { recursive: true })
    },
  }
}
