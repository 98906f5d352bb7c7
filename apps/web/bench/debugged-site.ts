import { type Amounts, generatedEvent, generatedVersion } from '@waymark/debugger-core/testing'
import type { BrowserContext, Page } from 'playwright'

/** A page of the site that is debugged. Nothing but this bench answers there. */
export const ADDRESS = 'http://debugged.localhost:9/'

interface Told {
  __tell: (events: string, gap: number) => Promise<void>
}

/** So many events are handed to the page at once; they are large. */
const HANDFUL = 50

/**
 * A site without a container: its page speaks as a debugged page does, and its version is a generated one. Everything in
 * the product is the real thing.
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
  await context.addInitScript(speakAsSite, { appId, checksum: version.checksum, origin, address: ADDRESS })

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
    /** Lets the site send the events from one place of the session to another, so many milliseconds apart. */
    async tell(site: Page, { from, to, gap }: { from: number; to: number; gap: number }): Promise<void> {
      for (let at = from; at < to; at += HANDFUL) {
        const length = Math.min(HANDFUL, to - at)
        const some = JSON.stringify(Array.from({ length }, (_, place) => generatedEvent(version, at + place)))
        await site.evaluate(([text, pause]) => (window as unknown as Told).__tell(text, pause), [some, gap] as const)
      }
    },
  }
}

/** Runs in the site's window: announces itself, takes the version and sends what it is told to. */
function speakAsSite({
  appId,
  checksum,
  origin,
  address,
}: {
  appId: string
  checksum: string
  origin: string
  address: string
}) {
  const opener = window.opener as Window | null
  if (!location.href.startsWith(address) || !opener) return
  let session: string | null = null
  const say = (type: string, payload: object) =>
    opener.postMessage({ waymark: 'debug/1', type, sessionId: session, payload }, origin)
  addEventListener('message', ({ data, source }) => {
    if (source !== opener || data?.waymark !== 'debug/1') return
    if (data.type === 'start' && session === null) {
      session = data.payload.sessionId
      say('get-container-version', {})
    }
    if (data.type === 'container-version') say('up-to-date', { checksum })
  })
  say('ready', { appId, versionId: 'draft', checksum, url: address, title: 'Debugged' })
  Object.assign(window, {
    __tell: async (events: string, gap: number) => {
      for (const event of JSON.parse(events)) {
        say('event', event)
        await new Promise((resolve) => setTimeout(resolve, gap))
      }
    },
  })
}
