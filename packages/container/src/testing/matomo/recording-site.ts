import { type CompileInput, compile } from '../../compile/index.ts'
import { snippet } from '../../snippet/index.ts'
import { serve } from '../serve.ts'

/** The parameters of one request to the tracking endpoint. */
export type Hit = Readonly<Record<string, string>>

/** A site and the Matomo server it reports to, which keeps what it is told, visit by visit. */
export interface RecordingSite {
  /** Host and port; every name below `localhost` leads there too. */
  readonly port: number
  /** Serves a visit with a container of its own; its page is `/<visit>/`, on any host but `other.localhost`. */
  serve(visit: string, input: CompileInput): void
  /** What the visit's tracker has requested so far, in order. */
  hits(visit: string): readonly Hit[]
  /** The addresses of the visit's pages that were asked for. */
  pages(visit: string): readonly string[]
  close(): Promise<void>
}

/** The page of every visit. */
const BODY = `<a id="outlink" href="https://elsewhere.example/" target="_blank">elsewhere</a>
<a id="download" href="price-list.pdf" download>prices</a>
<div data-track-content data-content-name="Banner" data-content-piece="Winter"><a href="#">winter</a></div>`

/** Starts the site with the tracker's script. */
export async function openRecordingSite(tracker: string): Promise<RecordingSite> {
  const visits = new Map<string, { input: CompileInput; hits: Hit[]; pages: string[] }>()
  const { port, close } = await serve(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const [, name = '', file = ''] = url.pathname.split('/')
    const visit = visits.get(name)
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    if (name === 'matomo.js' || file === 'container.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.end(name === 'matomo.js' ? tracker : visit && compile(visit.input).source)
    } else if (visit && file === 'matomo.php') {
      let body = ''
      for await (const part of request) body += part
      for (const query of queriesOf(url.search, body)) visit.hits.push(Object.fromEntries(new URLSearchParams(query)))
      response.writeHead(204).end()
    } else if (visit && file === '') {
      visit.pages.push(url.href)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const code = url.hostname === 'other.localhost' ? '' : snippet({ src: `/${name}/container.js` })
      response.end(`<!doctype html><html><head><title>Shop</title>${code}</head><body>${BODY}</body></html>`)
    } else response.writeHead(404).end()
  })
  return {
    port,
    serve: (visit, input) => visits.set(visit, { input, hits: [], pages: [] }),
    hits: (visit) => visits.get(visit)?.hits ?? [],
    pages: (visit) => visits.get(visit)?.pages ?? [],
    close,
  }
}

/** A request's own parameters, those of its body, or those of the requests that were sent together in it. */
function queriesOf(search: string, body: string): readonly string[] {
  if (body.startsWith('{')) return (JSON.parse(body) as { requests: string[] }).requests
  return [body || search]
}
