import { type Amounts, generatedEvent, generatedVersion } from '@waymark/debugger-core/testing'
import { PROTOCOL } from '@waymark/domain/debug-protocol/constants'
import type { BrowserContext, Page } from 'playwright'

/** A page of the site that is debugged. Only this bench answers there. */
export const ADDRESS = 'http://debugged.localhost:9/'

interface DebuggedWindow {
  __send: (events: string, gap: number) => Promise<void>
}

/** How many events, which are large, are handed to the page at once. */
const BATCH = 50

/**
 * A site without a container: its page sends the messages of a debugged page, and its version is a generated one. The
 * product itself is real.
 */
export async function debuggedSite(
  context: BrowserContext,
  { appId, origin }: { appId: string; origin: string },
  amounts: Amounts,
) {
  const version = generatedVersion(amounts)
  const attributes = { ...version, app_id: appId }
  const metadata = {
    data: { id: crypto.randomUUID(), type: 'version_metadata', attributes, meta: { debug_token: `${appId}.bench` } },
  }
  await context.route(`${origin}/api/tag/v1/${appId}/versions/draft/metadata`, (route) =>
    route.fulfill({ contentType: 'application/vnd.api+json', body: JSON.stringify(metadata) }),
  )
  await context.route(`${ADDRESS}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Debugged</title>' }),
  )
  await context.addInitScript(speakAsSite, {
    protocol: PROTOCOL,
    appId,
    checksum: version.checksum,
    origin,
    address: ADDRESS,
  })

  return {
    /** Connects the debugger that a page shows; resolves to the site's window. */
    async connect(page: Page): Promise<Page> {
      await page.getByRole('combobox', { name: 'Website address' }).fill(ADDRESS)
      await page.keyboard.press('Escape')
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
      const agree = page.getByRole('button', { name: 'Connect to this host' })
      await agree.click()
      const site = await opened
      await page.getByRole('button', { name: 'Close session' }).waitFor()
      return site
    },
    /** Lets the site send the events from one place of the session to another, `gap` milliseconds apart. */
    async send(site: Page, { from, to, gap }: { from: number; to: number; gap: number }): Promise<void> {
      for (let at = from; at < to; at += BATCH) {
        const length = Math.min(BATCH, to - at)
        const some = JSON.stringify(Array.from({ length }, (_, place) => generatedEvent(version, at + place)))
        await site.evaluate(([text, pause]) => (window as unknown as DebuggedWindow).__send(text, pause), [
          some,
          gap,
        ] as const)
      }
    },
  }
}

/** Runs in the site's window: announces itself, takes the version and sends the events it is given. */
function speakAsSite({
  protocol,
  appId,
  checksum,
  origin,
  address,
}: {
  protocol: string
  appId: string
  checksum: string
  origin: string
  address: string
}) {
  const opener = window.opener as Window | null
  if (!location.href.startsWith(address) || !opener) return
  let session: string | null = null
  const say = (type: string, payload: object) =>
    opener.postMessage({ waymark: protocol, type, sessionId: session, payload }, origin)
  addEventListener('message', ({ data, source }) => {
    if (source !== opener || data?.waymark !== protocol) return
    if (data.type === 'start' && session === null) {
      session = data.payload.sessionId
      say('get-container-version', {})
    }
    if (data.type === 'container-version') say('up-to-date', { checksum })
  })
  say('ready', { appId, versionId: 'draft', checksum, url: address, title: 'Debugged' })
  Object.assign(window, {
    __send: async (events: string, gap: number) => {
      for (const event of JSON.parse(events)) {
        say('event', event)
        await new Promise((resolve) => setTimeout(resolve, gap))
      }
    },
  })
}
