import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeFolderOfFile } from './folder-of-file.ts'
import { layOutDatabase } from './kept-database.ts'
import { freePort } from './listen.ts'

/*
 * What attackers try first, against the product as it runs: a process of its own behind a proxy that it trusts, with the real
 * cost of a password. The limits, and many guesses at once, are tried in `access/sign-in-attacks.test.ts`.
 */

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const EMAIL = 'owner-of-attacks@northwind.example'
const PASSWORD = 'kettle-orbit-lantern-7'
const GUESS = 'guess-that-is-wrong-4711'
const folder = makeFolderOfFile()

// A hash of the real cost takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

let server: ChildProcess
let origin: string
let logged = ''
let cookie = ''

beforeAll(async () => {
  const port = await freePort()
  await layOutDatabase(folder)
  origin = `http://localhost:${port}`
  server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      WAYMARK_DATA: folder,
      WAYMARK_DEMO: 'off',
      WAYMARK_HOST: '127.0.0.1',
      WAYMARK_LOG_LEVEL: 'debug',
      WAYMARK_ORIGIN: origin,
      WAYMARK_PORT: String(port),
      WAYMARK_TRUST_PROXY: '1',
    },
  })
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text) => {
      logged += String(text)
    })
  }
  await vi.waitUntil(() => /set-up#/u.test(logged), { timeout: 120_000 })
})
afterAll(() => void server?.kill('SIGKILL'))

/** What a page of the product sends, from an address that the proxy reports. */
const post = (path: string, body: unknown, from = '10.0.0.1') =>
  fetch(origin + path, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  })
const signIn = async (from: string, email: string, password = GUESS) => {
  const answer = await post('/api/auth/v1/login', { email, password }, from)
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), text: await answer.text() }
}

/** Sends a request with a host of its own, which `fetch` does not. */
const askAs = (host: string, path: string) =>
  new Promise<{ status: number | undefined; policy: string }>((resolve, reject) => {
    const headers = { Host: host, Accept: 'text/html', 'X-Forwarded-For': '10.0.0.1', 'X-Forwarded-Host': host }
    request(new URL(path, origin), { headers }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, policy: String(answer.headers['content-security-policy']) })
    })
      .on('error', reject)
      .end()
  })

describe('a password that is easy to guess', () => {
  const setUp = (password: string) => {
    const code = /set-up#(?<code>[\w-]+)/u.exec(logged)?.groups?.code
    const attributes = {
      code,
      organization: 'Northwind',
      email: EMAIL,
      password,
      language: 'en-GB',
      website_name: 'Northwind Outdoor',
      website_url: 'https://www.northwind-outdoor.example',
      timezone: 'Europe/Oslo',
      gdpr: true,
    }
    return post('/api/auth/v1/set-up', { data: { type: 'set-up', attributes } })
  }

  test.each(['password1234', 'aaaaaaaaaaaa', 'qwertyuiop12', EMAIL])('such as %s is refused', async (password) => {
    const answer = await setUp(password)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ source: { pointer: '/data/attributes/password' } }] },
    ])
  })

  test('is the only one that is', async () => {
    const answer = await setUp(PASSWORD)
    expect(answer.status).toBe(201)
    cookie =
      answer.headers
        .getSetCookie()
        .find((one) => one.startsWith('wm_session='))
        ?.split(';')[0] ?? ''
    expect(cookie).not.toBe('')
  })
})

test('wrong passwords from one address do not lock a person out at another', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 7; attempt++) statuses.push((await signIn('10.0.1.1', EMAIL)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect((await signIn('10.0.1.1', EMAIL, PASSWORD)).status).toBe(429)
  expect((await signIn('10.0.1.2', EMAIL, PASSWORD)).status).toBe(204)
})

test('a link or an image signs no user out', async () => {
  const headers = { Cookie: cookie, 'X-Forwarded-For': '10.0.0.1' }
  expect((await fetch(`${origin}/api/auth/v1/logout`, { headers, redirect: 'manual' })).status).toBe(405)
  expect((await fetch(`${origin}/api/auth/v1/session`, { headers })).status).toBe(200)
})

test('a forged host changes nothing of what a page may load', async () => {
  const forged = await askAs('evil.example', '/login')
  const real = await askAs(new URL(origin).host, '/login')
  expect(forged.policy).toContain(`script-src ${origin}/assets/;`)
  expect(forged.policy).not.toContain('evil.example')
  const withoutNonce = ({ policy }: { policy: string }) => policy.replaceAll(/'nonce-[^']*'/gu, '')
  expect(withoutNonce(forged)).toBe(withoutNonce(real))
})

test('nothing of all this stands in the log that could be used or names a person', async () => {
  expect((await signIn('10.0.0.1', 'made-up@northwind.example')).status).toBe(401)
  expect(logged).toContain('/api/auth/v1/login')
  const secrets = [PASSWORD, GUESS, EMAIL, 'scrypt$', cookie.slice('wm_session='.length), 'made-up']
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
})
