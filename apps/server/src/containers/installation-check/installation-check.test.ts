import { createServer, type RequestListener } from 'node:http'
import { admin, installation } from '@waymark/api-client/endpoints'
import { snippet } from '@waymark/container/snippet'
import { afterAll, describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { listenHere } from '#testing/listen.ts'
import { makeSite } from '#testing/make-site.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import type { TestServer } from '#testing/test-server.ts'

const shop = await openSiteOfFile()
/** The server as its operator allows it to load addresses, private ones included. */
const allowed = shop.server.withSettings({ checksAddresses: true, privateAddresses: true })
let answer: RequestListener
const website = createServer((request, response) => answer(request, response))
afterAll(() => void website.close())
const address = `http://127.0.0.1:${await listenHere(website)}/`
await callAs(shop.server, shop.owner, admin.changeApp, {
  params: { appId: shop.appId },
  body: { data: { type: 'ppms/app', attributes: { urls: ['https://shop.example', address] } } },
})

const ask = (url: string, server = allowed) =>
  callAs(server, shop.owner, installation.check, {
    params: { appId: shop.appId },
    body: { data: { type: 'installation_check', attributes: { url } } },
  })

/** What is found on a page of the website. */
const found = async (html: string, headers: Record<string, string> = {}, status = 200) => {
  answer = (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(html)
  }
  return (await ask(address)).answer.data.attributes
}

const code = (siteId: string, origin = shop.server.deps.settings.containerOrigin) =>
  snippet({ src: `${origin}/containers/${siteId}.js` })

describe('a check of the installation', () => {
  test('finds the code of the website', async () => {
    expect(await found(`<!doctype html><head>${code(shop.appId)}</head>`)).toEqual({
      url: address,
      status: 200,
      finding: 'found',
      problem: null,
      other_website: null,
      blocked: [],
    })
  })

  test('finds a script element that loads the container, but nothing in comments and texts', async () => {
    const src = `${shop.server.deps.settings.containerOrigin}/containers/${shop.appId}.js`
    expect(await found(`<script async src="${src}"></script>`)).toMatchObject({ finding: 'found' })
    expect(await found(`<!-- ${code(shop.appId)} --><textarea>${code(shop.appId)}</textarea>`)).toMatchObject({
      finding: 'not-found',
    })
  })

  test('names the website whose code was found instead, if the organisation has it', async () => {
    const outlet = await makeSite(shop.server.deps, shop.organisationId, { name: 'Outlet' })
    expect(await found(code(outlet))).toMatchObject({ finding: 'other-website', other_website: 'Outlet' })
    expect(await found(code(shop.server.deps.ids()))).toMatchObject({ finding: 'other-website', other_website: null })
    expect(await found(code(outlet) + code(shop.appId))).toMatchObject({ finding: 'found' })
  })

  test('says that the container comes from another server', async () => {
    expect(await found(code(shop.appId, 'https://old.example'))).toMatchObject({ finding: 'other-server' })
  })

  test('says what the policy of the page blocks, in its header and in the page', async () => {
    const policy = "script-src 'self'"
    const header = { 'Content-Security-Policy': policy }
    expect(await found(code(shop.appId), header)).toMatchObject({ finding: 'found', blocked: ['snippet', 'container'] })
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    expect(await found(meta + code(shop.appId))).toMatchObject({ blocked: ['snippet', 'container'] })
    const report = { 'Content-Security-Policy-Report-Only': policy }
    expect(await found(code(shop.appId), report)).toMatchObject({ blocked: [] })
  })

  test('says that the page is an error, no page, or not there', async () => {
    expect(await found('Not found', {}, 404)).toMatchObject({
      finding: 'not-found',
      problem: 'error-status',
      status: 404,
    })
    const unreadable = { finding: 'no-page', problem: 'unreadable' }
    expect(await found('{}', { 'Content-Type': 'application/json' })).toMatchObject(unreadable)
    expect(await found('x', { 'Content-Encoding': 'gzip' })).toMatchObject(unreadable)
    answer = (_request, response) => response.destroy()
    expect((await ask(address)).answer.data.attributes).toMatchObject({ finding: 'no-page', problem: 'no-connection' })
  })

  test('follows redirects, and shows where they led', async () => {
    answer = (request, response) => {
      if (request.url === '/') response.writeHead(302, { Location: '/en' }).end()
      else response.writeHead(200, { 'Content-Type': 'text/html' }).end(code(shop.appId))
    }
    expect((await ask(address)).answer.data.attributes).toMatchObject({ finding: 'found', url: `${address}en` })
  })
})

describe('nothing is loaded', () => {
  test('unless the operator allows it, which the installation code says', async () => {
    const { status, codes } = await ask(address, shop.server)
    expect([status, codes]).toEqual([409, ['ADDRESS_CHECKS_OFF_ERROR']])
    const codeOf = async (server: TestServer) =>
      (await callAs(server, shop.owner, installation.code, { params: { appId: shop.appId } })).answer.data.attributes
    expect(await codeOf(shop.server)).toMatchObject({ checks_addresses: false })
    expect(await codeOf(allowed)).toMatchObject({ checks_addresses: true })
  })

  test('from a private address, unless the operator allows that, too', async () => {
    const server = shop.server.withSettings({ checksAddresses: true })
    expect((await ask(address, server)).answer.data.attributes).toMatchObject({ problem: 'not-allowed' })
  })

  test.each(['https://other.example/', 'javascript:alert(1)', ''])(
    'from the address "%s", which is not of the website',
    async (url) => {
      const { status, errors } = await ask(url)
      expect([status, errors[0]?.source]).toEqual([400, { pointer: '/data/attributes/url' }])
    },
  )
})
