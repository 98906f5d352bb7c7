import type { InstallationCheck } from '@waymark/domain/site'
import { and, eq, inArray } from 'drizzle-orm'
import { type SiteRow, sites } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { networkOf, type OutgoingAnswer, sendOutgoing } from '#http/outgoing/outgoing.ts'
import { refuse } from '#refusal.ts'
import { blockedByPolicy } from './content-security-policy.ts'
import { type PageScript, readPageScripts } from './page-scripts.ts'

type Attributes = InstallationCheck['attributes']

/** Milliseconds in which an address has to answer. */
const PAGE_TIMEOUT = 10_000
/** The most bytes of a page that are read; the installation code belongs into its head. */
const MAX_PAGE_BYTES = 512 * 1024

/** A script of a page that loads a container: of which website, from where. */
interface ContainerScript {
  readonly script: PageScript
  readonly siteId: string
  readonly container: URL
}

/**
 * Loads an address of a website and looks for its installation code. Refuses when the operator does not allow it, and an
 * address on none of the website's hosts.
 */
export async function checkInstallation(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  site: Pick<SiteRow, 'id' | 'organisationId' | 'urls'>,
  url: string,
): Promise<Attributes> {
  if (!settings.checksAddresses) throw refuse('ADDRESS_CHECKS_OFF_ERROR', 'WAYMARK_CHECK_ADDRESSES is not set')
  const hosts = site.urls.map((address) => URL.parse(address)?.host)
  if (!hosts.includes(new URL(url).host)) {
    throw refuse('INVALID_JSON_ERROR', 'attributes.url must be on a host of the addresses of the website', {
      field: ['data', 'attributes', 'url'],
      rule: { keyword: 'not-an-address-of-site' },
    })
  }
  const answer = await sendOutgoing(
    { url, headers: { accept: 'text/html' }, redirects: 3, timeout: PAGE_TIMEOUT, maxBytes: MAX_PAGE_BYTES },
    networkOf(settings),
  )
  if (!answer.ok) return { ...NO_PAGE, url: answer.url, problem: answer.problem }
  const { status } = answer
  if (!isPage(answer)) return { ...NO_PAGE, url: answer.url, status, problem: 'unreadable' }
  const problem = status >= 400 ? 'error-status' : null
  return { ...NO_PAGE, url: answer.url, status, problem, ...(await findCode({ db, settings }, site, answer)) }
}

const NO_PAGE: Attributes = {
  url: '',
  status: null,
  finding: 'no-page',
  problem: null,
  other_website: null,
  blocked: [],
}

/** Looks for the installation code in a page. */
async function findCode(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  site: Pick<SiteRow, 'id' | 'organisationId'>,
  answer: OutgoingAnswer,
): Promise<Pick<Attributes, 'finding'> & Partial<Attributes>> {
  const { scripts, policies } = readPageScripts(answer.body)
  const containers = scripts.flatMap((script) => containerOf(script, answer.url))
  const own = containers.filter(({ siteId }) => siteId === site.id)
  const installed = own.find(({ container }) => container.origin === settings.containerOrigin)
  if (installed) {
    const values = [headerOf(answer, 'content-security-policy'), ...policies]
    return { finding: 'found', blocked: blockedByPolicy(values, { ...installed, page: new URL(answer.url) }) }
  }
  if (own.length > 0) return { finding: 'other-server' }
  if (containers.length === 0) return { finding: 'not-found' }
  const ids = containers.map(({ siteId }) => siteId)
  const [other] = await db
    .select({ name: sites.name })
    .from(sites)
    .where(and(eq(sites.organisationId, site.organisationId), inArray(sites.id, ids)))
  return { finding: 'other-website', other_website: other?.name ?? null }
}

const headerOf = ({ headers }: OutgoingAnswer, name: string): string => String(headers[name] ?? '')

/** Whether an answer is a page that can be read: HTML, and not compressed, because the request accepts no compression. */
const isPage = (answer: OutgoingAnswer): boolean =>
  /html/iu.test(headerOf(answer, 'content-type')) && /^(?:identity)?$/iu.test(headerOf(answer, 'content-encoding'))

const CONTAINER = /[^\s'"`]*\/containers\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.js/iu

function containerOf(script: PageScript, page: string): ContainerScript[] {
  const found = CONTAINER.exec(script.src ?? script.text)
  const container = found && URL.parse(found[0], page)
  return container ? [{ script, siteId: found.groups?.id?.toLowerCase() ?? '', container }] : []
}
