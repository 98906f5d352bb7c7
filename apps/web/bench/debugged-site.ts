import type { DebugEvent } from '@waymark/debugger-core/protocol'
import { generatedSession } from '@waymark/debugger-core/testing'
import type { BrowserContext, Page } from 'playwright'

/** A page of the site that is debugged. Nothing but this bench answers there. */
export const ADDRESS = 'http://debugged.localhost:9/'

interface Told {
  __tell: (events: readonly DebugEvent[], gap: number) => Promise<void>
}

/**
 * A site without a container: its page speaks as a debugged page does, and its version is a generated one. Everything in
 * the product is the real thing.
 */
export async function debuggedSite(
  context: BrowserContext,
  { appId, origin }: { appId: string; origin: string },
  amounts: Parameters<typeof generatedSession>[0],
) {
  const { version, events } = generatedSession(amounts)
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
    events,
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
    /** Lets the site send events, so many milliseconds apart. */
    tell: (site: Page, some: readonly DebugEvent[], gap: number): Promise<void> =>
      site.evaluate(([list, pause]) => (window as unknown as Told).__tell(list, pause), [some, gap] as const),
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
    __tell: async (events: readonly object[], gap: number) => {
      for (const event of events) {
        say('event', event)
        await new Promise((resolve) => setTimeout(resolve, gap))
      }
    },
  })
}
