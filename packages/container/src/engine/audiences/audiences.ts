import { hasConsent } from '../check/checks.ts'
import type { Engine, Tag, Turn } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import { holdEvent } from '../data-layer/hold-event.ts'
import { passesChecks } from '../evaluate/attempt.ts'
import { attemptAlone } from '../evaluate/evaluate-event.ts'
import { optionsOf } from '../evaluate/fire.ts'
import { track } from '../tag/track.ts'

/** The answer holds for so many milliseconds; the network has so many to give it. */
const KEPT = 60_000
const LIMIT = 1000

/**
 * Finds out the visitor's audiences for the tags that use them, once consent allows one of them. Tags that only wait
 * for the first answer are held and decided when it has come, with the variables of their event.
 */
export function startAudiences(engine: Engine, address: string, users: readonly number[]): void {
  const { page, plan } = engine
  const held: (() => void)[] = []
  let isFetching = false
  let over = false
  const wanted = () => {
    let any = false
    each(users, (tag) => {
      if (hasConsent(engine, plan.headList[plan.tagList[tag]![0]]!)) any = true
    })
    return any
  }
  const releaseNext: Turn = () => {
    over = true
    const run = held.splice(0, 1)[0]
    run?.()
    return run && releaseNext
  }
  const take = (ids: unknown) => {
    if (!Array.isArray(ids)) throw new Error('audiences must be a list')
    engine.takeTurn(() => {
      engine.knownAudiences = ids
    })
    engine.announce('waymark.audiencesFetched', { audiences: ids })
    engine.takeTurn(releaseNext)
    return ids
  }
  engine.takeAudiences = take
  const fetchAudiences = () => {
    isFetching = wanted()
    if (!isFetching) return
    track(page, [
      function (this: { getVisitorId(): string }) {
        const visitor = encodeURIComponent(this.getVisitorId())
        page.fetchJson(`${address}/containers/${plan.planApp}/audiences/${visitor}`, LIMIT, (answer: any) =>
          Array.isArray(answer?.audiences) ? take(answer.audiences) : engine.takeTurn(releaseNext),
        )
      },
    ])
    fetchLater()
  }
  const fetchLater = () => page.runLater(KEPT, () => (page.isVisible() ? fetchAudiences() : fetchLater()))
  append(engine.beforeEvent, (event) => {
    if (!isFetching && /^waymark\.(pageView|consentUpdated)$/.test(event.named)) fetchAudiences()
  })
  engine.awaitsAudiences = () => isFetching && !over && !engine.knownAudiences
  const attempt = engine.attemptTag
  engine.attemptTag = (_engine, tag) => {
    if (attempt(engine, tag)) return true
    if (engine.awaitsAudiences!() && users.indexOf(tag) >= 0 && waits(engine, plan.tagList[tag]!)) {
      append(held, hold(engine, tag))
    }
    return false
  }
}

/** Whether a tag would fire on the present event if the answer were the right one. */
function waits(engine: Engine, tag: Tag): boolean {
  const { triggered } = engine.present
  engine.supposing = true
  // What shared triggers gave so far, and give now, holds for one evaluation only.
  triggered.clear()
  const would = passesChecks(engine, tag)
  triggered.clear()
  engine.supposing = false
  return would
}

/** Keeps the present event as it is for a tag; what it gives back decides about the tag. */
function hold(engine: Engine, tag: number): () => void {
  const held = holdEvent(engine)
  // Reads all references once, so that they keep the values of this event.
  try {
    optionsOf(engine, engine.plan.tagList[tag]![1])
  } catch {}
  return () => {
    held.resume(() => attemptAlone(engine, tag))
    held.release()
  }
}
