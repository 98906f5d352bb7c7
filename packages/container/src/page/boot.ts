import { chooseMode } from '../debug/choose-mode.ts'
import type { DebugPage } from '../debug/debug-page.ts'
import { runSession } from '../debug/run-session.ts'
import type { Content } from '../engine/core/engine.ts'
import { each } from '../engine/core/list.ts'
import { type Answer, startEngine } from '../engine/start-engine.ts'
import { pageDataLayer } from './data-layer.ts'
import { listen } from './listen.ts'
import { storeOwnScript } from './own-script.ts'
import { guarded, reportIssue } from './report.ts'
import { takePolicy } from './trusted.ts'

/** The container's only global: a function, with the id of the running app and the queued calls. */
interface Global {
  (...call: unknown[]): unknown
  q: ArrayLike<unknown>[]
  appId: string
  /** Set while another container is being loaded to replace this one. */
  handover?: boolean
  /** The Trusted Types policy that the snippet made, until the container takes it. */
  policy?: Parameters<typeof takePolicy>[0]
}

/** Decides when the engine runs: at once or after a hand-over to the debugger was ruled out, or in a debug session. */
type Mode = (plan: Content, page: DebugPage, run: () => void) => void

/** Starts the artifact, unless another container runs on the page. Never throws into the page. */
export const boot = guarded((plan: Content, page: DebugPage, mode: Mode) => {
  storeOwnScript()
  if ((document as { prerendering?: boolean }).prerendering) {
    listen(document, 'prerenderingchange', () => own(plan, page, mode))
  } else own(plan, page, mode)
})

function own(plan: Content, page: DebugPage, mode: Mode): void {
  const globals = window as unknown as { waymark?: Partial<Global> }
  const found = globals.waymark
  if (found?.appId && !found.handover) {
    reportIssue(`${found.appId} runs already, not ${plan.planApp}`)
    return
  }
  takePolicy(found?.policy)
  const calls = found?.q || []
  let answer: Answer | undefined
  const take = (call: ArrayLike<unknown>): unknown => {
    if (answer) return answer(call)
    calls[calls.length] = call
    return undefined
  }
  const api = ((...call: unknown[]) => take(call)) as Global
  api.q = calls
  api.appId = plan.planApp
  globals.waymark = api
  mode(plan, page, () => {
    startEngine(plan, page, pageDataLayer(), (ready) => {
      answer = ready
      // Code that has kept the snippet's function still pushes to the queue.
      calls.push = take as never
      each(calls, ready)
    })
  })
}

/** Published artifacts hand over to a debugger on its request; debug artifacts exchange messages with it. */
export const publishedMode: Mode = chooseMode
export const debugMode: Mode = runSession
