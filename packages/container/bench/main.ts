import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import { launchOptions } from '../../../tooling/browser/find-browser.ts'
import { compile } from '../src/compile/index.ts'
import { demoArtifact, demoFloor } from './demo-site/demo-site.ts'
import { measureBoot, withStart } from './demo-site/measure.ts'
import { artifact, floor, peerRules, type Rules } from './like-rules.ts'
import { measurePageView, measureRules } from './measure.ts'
import { missingPeers, peers } from './peers/peers.ts'
import { gzipped, unlikeFloor, unlikePeer, unlikeSite, unlikeSizes } from './unlike-tags.ts'

/** Fresh pages per figure. */
const RUNS = Number(process.env.BENCH_RUNS ?? 7)
const COUNTS = (process.env.BENCH_RULES ?? '1,1000').split(',').map(Number)

/** Scripts that pages load from the server, by number. */
const served: string[] = []
const addressOf = (source: string) => `/script.js?${served.push(source) - 1}`

const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html')
  // Isolated pages get a clock of 5 µs instead of 100.
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-embedder-policy', 'require-corp')
  const script = url?.startsWith('/script.js') ? served[Number(url.split('?')[1])] : undefined
  if (script !== undefined) response.setHeader('content-type', 'text/javascript')
  response.end(script ?? '<!doctype html><title>Bench</title><body></body>')
}).listen(0)
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch(launchOptions())

const scenarios: readonly (Omit<Rules, 'count'> & { readonly name: string })[] = [
  { name: 'all match, HTML tags', kind: 'html', event: 'go', matching: 'all' },
  { name: 'all match, function tags', kind: 'function', event: 'go', matching: 'all' },
  { name: 'only the last matches', kind: 'function', event: 'go', matching: 'last' },
  { name: 'page view, all fire at start', kind: 'html', event: 'waymark.pageView', matching: 'all' },
]

const thousands = (figure: number) => figure.toLocaleString('en')
const bytes = (source: string) => `${thousands(source.length)} / ${thousands(gzipped(source))}`

console.log(
  '\nUnlike tags: every tag with code, events, conditions and names of its own, 20 shared variables, mixed consent\n',
)
console.log('| tags | artifact gzip B | content gzip B | difference |')
console.log('|---|---|---|---|')
for (const count of [50, 200, 1000]) {
  const { artifact: whole, content } = unlikeSizes(count)
  console.log(`| ${count} | ${thousands(whole)} | ${thousands(content)} | ${thousands(whole - content)} |`)
}

console.log(`\nIn Chromium ${browser.version()}, processor slowed down 4 times, ${RUNS} fresh pages each`)
console.log('Medians in ms, in brackets the least and the most.')
for (const missing of missingPeers) console.log(`Not measured: ${missing}`)
console.log('\nPage view of 200 unlike tags with inline scripts\n')
console.log('| script | longest task | total blocking time | last tag after | thread: all | compiling |')
console.log('|---|---|---|---|---|---|')
const site = unlikeSite(200, 'page view')
await compare(
  {
    floor: unlikeFloor(site),
    ...Object.fromEntries(peers.map((peer) => [peer.name, unlikePeer(site, peer)])),
    Waymark: compile(site.input).source,
  },
  (source) => measurePageView(browser, origin, source),
  (script, runs) => {
    const cells = (['longest', 'blocking', 'last', 'thread', 'compiling'] as const).map((figure) =>
      spread(runs.map((run) => run[figure])),
    )
    console.log(`| ${script} | ${cells.join(' | ')} |`)
  },
)

console.log(
  '\nThe demo site: the start of its fifteen tags on the page of a product, and the first event of the page\n',
)
console.log('| script | raw / gzip B | prepare | page view | boot | first event | thread: all | compiling |')
console.log('|---|---|---|---|---|---|---|---|')
await compare(
  { floor: demoFloor(), Waymark: demoArtifact() },
  (source) => measureBoot(browser, origin, addressOf(withStart(source))),
  (script, runs, source) => {
    const cells = (['prepare', 'pageView', 'boot', 'event', 'thread', 'compiling'] as const).map((figure) =>
      spread(runs.map((run) => run[figure])),
    )
    console.log(`| ${script} | ${bytes(source)} | ${cells.join(' | ')} |`)
  },
)

console.log(
  '\nLike rules: one trigger, one condition on the address and one tag each. "Later" is the median of five pushes.\n',
)
console.log(
  '| rules | scenario | script | raw / gzip B | parse + execute | first push | later pushes | unheard push | longest task | blocking time |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|')
for (const count of COUNTS) {
  for (const { name, ...rest } of scenarios) {
    const rules = { count, ...rest }
    const others = peers.map((peer) => [peer.name, peer.scriptFor(peerRules(rules))])
    const sources = { floor: floor(rules), ...Object.fromEntries(others), Waymark: artifact(rules) }
    await compare(
      sources,
      (source) => measureRules(browser, origin, source),
      (script, runs, source) => {
        const cells = (['start', 'first', 'later', 'unheard', 'longest', 'blocking'] as const).map((figure) =>
          spread(runs.map((run) => run[figure])),
        )
        console.log(`| ${count} | ${name} | ${script} | ${bytes(source)} | ${cells.join(' | ')} |`)
      },
    )
  }
}
await browser.close()
server.close()

/**
 * Measures scripts in turn, so that whatever else the machine does affects all of them. Throws when their tags do not call
 * equally often: then they do not do the same job.
 */
async function compare<Run extends { readonly calls: number }>(
  sources: Readonly<Record<string, string>>,
  measure: (source: string) => Promise<Run>,
  report: (script: string, runs: readonly Run[], source: string) => void,
): Promise<void> {
  const scripts = Object.entries(sources).map(([script, source]) => ({ script, source, runs: [] as Run[] }))
  for (let run = 0; run < RUNS; run++) {
    for (const { source, runs } of scripts) runs.push(await measure(source))
  }
  const calls = new Set(scripts.flatMap(({ runs }) => runs.map((run) => run.calls)))
  if (calls.size > 1) throw new Error(`The tags called ${[...calls].join(' and ')} times`)
  for (const { script, runs, source } of scripts) report(script, runs, source)
}

function spread(figures: readonly number[]): string {
  const sorted = figures.toSorted((a, b) => a - b)
  const show = (figure: number) => (figure < 10 ? figure.toFixed(2) : figure.toFixed(0))
  return `${show(sorted[Math.floor(sorted.length / 2)]!)} (${show(sorted[0]!)}–${show(sorted.at(-1)!)})`
}
