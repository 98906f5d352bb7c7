import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { launchOptions } from '../../../tooling/browser/find-browser.ts'
import { measure, type Run } from './measure.ts'
import { artifact, floor, type Rules } from './rules.ts'

/** Fresh pages per figure. */
const RUNS = Number(process.env.BENCH_RUNS ?? 9)
const COUNTS = (process.env.BENCH_RULES ?? '1,100,1000').split(',').map(Number)

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end('<!doctype html><title>Bench</title><body></body>')
}).listen(0)
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch(launchOptions())

const scenarios: readonly (Omit<Rules, 'count'> & { readonly name: string })[] = [
  { name: 'all match, HTML tags', kind: 'html', event: 'go', matching: 'all' },
  { name: 'all match, function tags', kind: 'function', event: 'go', matching: 'all' },
  { name: 'only the last matches', kind: 'function', event: 'go', matching: 'last' },
  { name: 'page view, all fire at start', kind: 'html', event: 'waymark.pageView', matching: 'all' },
]

const bytes = (source: string) =>
  `${source.length.toLocaleString('en')} / ${gzipSync(source, { level: 9 }).length.toLocaleString('en')}`

console.log(`\nContainer, in Chromium ${browser.version()}, processor slowed down 4 times, ${RUNS} fresh pages each`)
console.log('Medians in ms, in brackets the least and the most. "Later" is the median of five pushes.\n')
console.log('| rules | scenario | script | raw / gzip B | parse + execute | first push | later pushes | unheard push |')
console.log('|---|---|---|---|---|---|---|---|')
for (const count of COUNTS) {
  for (const { name, ...rest } of scenarios) {
    const rules = { count, ...rest }
    for (const [script, source] of [
      ['floor', floor(rules)],
      ['Waymark', artifact(rules)],
    ] as const) {
      const runs: Run[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, origin, source))
      const cells = (['start', 'first', 'later', 'unheard'] as const).map((figure) =>
        spread(runs.map((run) => run[figure])),
      )
      console.log(`| ${count} | ${name} | ${script} | ${bytes(source)} | ${cells.join(' | ')} |`)
    }
  }
}
await browser.close()
server.close()

function spread(figures: readonly number[]): string {
  const sorted = figures.toSorted((a, b) => a - b)
  const show = (figure: number) => (figure < 10 ? figure.toFixed(2) : figure.toFixed(0))
  return `${show(sorted[Math.floor(sorted.length / 2)]!)} (${show(sorted[0]!)}–${show(sorted.at(-1)!)})`
}
