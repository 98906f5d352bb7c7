import { answerCall } from './api/call.ts'
import type { Content, Engine } from './core/engine.ts'
import { dictionary, each } from './core/list.ts'
import type { Page } from './core/page.ts'
import { openDataLayer } from './data-layer/open-data-layer.ts'
import { createTaskQueue } from './data-layer/task-queue.ts'
import { attempt } from './evaluate/attempt.ts'
import { indexTags } from './evaluate/event-index.ts'

/** Answers a call of the JavaScript API. */
export type Answer = (call: ArrayLike<unknown>) => Promise<unknown>

/**
 * Starts the container: first its state, then the items that the data layer and the JavaScript API already hold, then page
 * view, DOM ready and page load, each once and in this order. `takeCalls` gets the function that answers API calls.
 */
export function startEngine(
  plan: Content,
  page: Page,
  dataLayer: unknown[],
  takeCalls: (answer: Answer) => void,
): Engine {
  const engine = createEngine(plan, page)
  const announce = (named: string) => engine.announce(named, { start: page.clockNow() })
  each(plan.initialisers, (initialiser) => initialiser[0](engine, initialiser[1], initialiser[2]))
  openDataLayer(engine, dataLayer)
  takeCalls((call) => answerCall(engine, call))
  announce('waymark.pageView')
  page.whenReady(() => {
    announce('waymark.domReady')
    page.whenLoaded(() => announce('waymark.pageLoad'))
  })
  return engine
}

function createEngine(plan: Content, page: Page): Engine {
  // Members that are missing here are added by `openDataLayer`, before anything uses them.
  return {
    plan,
    page,
    tagIndex: indexTags(plan),
    model: dictionary(),
    beforeEvent: [],
    takeTurn: createTaskQueue(page),
    attemptTag: attempt,
    session: {},
    doneOnce: {},
    groupStates: [],
  } as unknown as Engine
}
