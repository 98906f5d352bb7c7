import type { DebugEvent } from '@waymark/domain/debug-protocol'
import type { Sink } from '../compile/core/sink.ts'
import type { CompileInput } from '../compile/index.ts'
import { planContent } from '../compile/plan-content.ts'
import type { DebugContent } from '../debug/content.ts'
import type { Content } from '../engine/index.ts'
import { type Answer, startEngine } from '../engine/index.ts'
import { evaluate } from './evaluate.ts'
import type { TestPage } from './test-page.ts'

/** An engine that runs on a test page. */
export interface Running {
  readonly dataLayer: unknown[]
  /** Calls the JavaScript API. */
  call(...call: unknown[]): Promise<unknown>
  /** The events that the debugger would receive, in debug mode. */
  readonly events: DebugEvent[]
}

/** Runs content, with the functions of the sources or as a built artifact. */
export type Runner = (input: CompileInput, test: TestPage, dataLayer?: unknown[]) => Running

/** Runs content with the functions of the sources. */
export const runFromSource: Runner = (input, test, dataLayer = []) => {
  const content = contentOf(input)
  return running(dataLayer, content, (takeCalls) => startEngine(content, test.page, dataLayer, takeCalls))
}

/** Compiled content for the engine, with the functions of the sources. */
export function contentOf(input: CompileInput): Content {
  const sink: Sink = { warnings: [], own: [] }
  const members = planContent(input, sink)
  const own = sink.own.map((source) => new Function(`return ${source}`)() as Function)
  return evaluate({ kind: 'record', entries: Object.entries(members) }, own)
}

/** Starts an engine and collects its API and its events for the debugger. */
export function running(
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
