import { loadChunks } from '../compile/chunks.ts'
import type { Sink } from '../compile/core/sink.ts'
import { link } from '../compile/link.ts'
import { planContent } from '../compile/plan-content.ts'
import type { Content, Page } from '../engine/index.ts'
import { type Runner, running } from '../simulation/run-content.ts'

/** Runs an artifact as it is built and joined, except that it gets the test page instead of a browser's. */
export const runArtifact: Runner = (input, test, dataLayer = []) => {
  const sink: Sink = { warnings: [], own: [] }
  const members = planContent(input, sink)
  const build = loadChunks()
  const given = { page: 'page', rest: 'dataLayer,takeCalls' }
  const source = link({ start: 'startEngine', startArguments: [], members, own: sink.own, given }, build)
  const pageMembers = Object.entries(build.exports.browserPage as Readonly<Record<string, string>>)
  const page = Object.fromEntries(pageMembers.map(([name, short]) => [short, test.page[name as keyof Page]]))
  const start = new Function('page', 'dataLayer', 'takeCalls', source)
  return running(dataLayer, {} as Content, (takeCalls) => start(page, dataLayer, takeCalls))
}
