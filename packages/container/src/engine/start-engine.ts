import { answerCall } from './api/call.ts'
import type { Content, Engine } from './core/engine.ts'
import { dictionary, each } from './core/list.ts'
import type { Page } from './core/page.ts'
import { openDataLayer } from './data-layer/open-data-layer.ts'
import { createTaskQueue } from './data-layer/task-queue.ts'
import { attempt } from './evaluate/attempt.ts'
import { indexTags } from './evaluate/event-index.ts'

/** Answers later calls of the JavaScript API. */
export type Answer = (call: ArrayLike<unknown>) => Promise<unknown>

/**
 * Puts the container to work: state first, then what the data layer and the JavaScript API hold already, then page
 * view, DOM ready and page load, each once and in this order. `takeCalls` gets the API when its turn has come.
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
  // The data layer adds what is missing when it opens, before anything can happen.
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
