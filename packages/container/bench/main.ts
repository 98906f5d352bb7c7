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
/** Part of the names of the scenarios to measure. */
const ONLY = process.env.BENCH_ONLY ?? ''

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  // Isolated pages get a clock of 5 µs instead of 100.
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-embedder-policy', 'require-corp')
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
    if (!name.includes(ONLY)) continue
    const rules = { count, ...rest }
    const scripts = [
      { script: 'floor', source: floor(rules), runs: [] as Run[] },
      { script: 'Waymark', source: artifact(rules), runs: [] as Run[] },
    ]
    // In turn, so that whatever else the machine does meets both.
    for (let run = 0; run < RUNS; run++) {
      for (const { source, runs } of scripts) runs.push(await measure(browser, origin, source))
    }
    for (const { script, source, runs } of scripts) {
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
