import type { DebugEvent } from '@waymark/domain/debug-protocol'
import { loadChunks } from '../compile/chunks.ts'
import type { Sink } from '../compile/core/sink.ts'
import type { CompileInput } from '../compile/index.ts'
import { link } from '../compile/link.ts'
import { planContent } from '../compile/plan-content.ts'
import type { DebugContent } from '../debug/content.ts'
import type { Content, Page } from '../engine/index.ts'
import { type Answer, startEngine } from '../engine/index.ts'
import { perform } from './perform.ts'
import type { TestPage } from './test-page.ts'

/** An engine at work on a test page. */
export interface Running {
  readonly dataLayer: unknown[]
  /** Calls the JavaScript API. */
  call(...call: unknown[]): Promise<unknown>
  /** What the debugger would have heard, in debug mode. */
  readonly events: DebugEvent[]
}

/** How content is run: with the functions of the sources, or as a built artifact. */
export type Runner = (input: CompileInput, test: TestPage, dataLayer?: unknown[]) => Running

/** Runs content on the sources. */
export const runFromSource: Runner = (input, test, dataLayer = []) => {
  const content = contentOf(input)
  return running(dataLayer, content, (takeCalls) => startEngine(content, test.page, dataLayer, takeCalls))
}

/** Compiled content as the engine takes it, with the functions of the sources. */
export function contentOf(input: CompileInput): Content {
  const sink: Sink = { notes: [], own: [] }
  const members = planContent(input, sink)
  const own = sink.own.map((source) => new Function(`return ${source}`)() as Function)
  return perform({ kind: 'record', entries: Object.entries(members) }, own)
}

/** Runs an artifact as it is built and joined, except that it gets the test page instead of a browser's. */
export const runArtifact: Runner = (input, test, dataLayer = []) => {
  const sink: Sink = { notes: [], own: [] }
  const members = planContent(input, sink)
  const build = loadChunks()
  const given = { page: 'page', rest: 'dataLayer,takeCalls' }
  const source = link({ start: 'startEngine', startArguments: [], members, own: sink.own, given }, build)
  const pageMembers = Object.entries(build.exports.browserPage as Readonly<Record<string, string>>)
  const page = Object.fromEntries(pageMembers.map(([name, short]) => [short, test.page[name as keyof Page]]))
  const start = new Function('page', 'dataLayer', 'takeCalls', source)
  return running(dataLayer, {} as Content, (takeCalls) => start(page, dataLayer, takeCalls))
}

function running(
  dataLayer: unknown[],
  content: Content,
  start: (takeCalls: (answer: Answer) => void) => void,
): Running {
  let answer: Answer | undefined
  const events: DebugEvent[] = []
  const { explained } = content as DebugContent
  if (explained) explained.deliver = (event) => events.push(event)
  start((ready) => {
    answer = ready
  })
  return { dataLayer, call: (...call) => answer!(call), events }
}
