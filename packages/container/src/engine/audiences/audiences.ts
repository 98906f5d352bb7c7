import { hasConsent } from '../check/checks.ts'
import type { Engine, Tag, Turn } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import { holdEvent } from '../data-layer/hold-event.ts'
import { passesChecks } from '../evaluate/attempt.ts'
import { attemptAlone } from '../evaluate/evaluate-event.ts'
import { optionsOf } from '../evaluate/fire.ts'
import { track } from '../tag/track.ts'

/** Milliseconds for which an answer is kept, and within which a request must be answered. */
const KEPT = 60_000
const LIMIT = 1000

/**
 * Fetches the visitor's audiences for the tags that use them, once consent allows one of these. Tags that only lack the
 * first answer are held, and attempted when it has come, with the values of their event.
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
    engine.whenAnswered?.()
    const run = held.splice(0, 1)[0]
    run?.()
    return run && releaseNext
  }
  const take = (ids: unknown) => {
    if (!Array.isArray(ids)) throw new Error('audiences must be a list')
    engine.takeTurn(() => {
      engine.knownAudiences = ids
      engine.whenAnswered?.()
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
  // The first event may be one that the page pushed before the container; later ones change nothing without consent.
  let isFirst = true
  append(engine.beforeEvent, ({ named }) => {
    if (!isFetching && (isFirst || named === 'waymark.consentUpdated')) fetchAudiences()
    isFirst = false
  })
  engine.awaitsAudiences = () => isFetching && !over && !engine.knownAudiences
  const attempt = engine.attemptTag
  engine.attemptTag = (_engine, tag) => {
    if (attempt(engine, tag)) return true
    if (engine.awaitsAudiences!() && users.indexOf(tag) >= 0 && wouldFire(engine, plan.tagList[tag]!)) {
      append(held, hold(engine, tag))
      engine.observeHeld?.(tag)
    }
    return false
  }
}

/** Whether a tag would fire on the present event with a suitable list of audiences. */
function wouldFire(engine: Engine, tag: Tag): boolean {
  const { triggered } = engine.present
  engine.assumesAudiences = true
  // Clear cached trigger results before and after this trial evaluation.
  triggered.clear()
  const would = passesChecks(engine, tag)
  triggered.clear()
  engine.assumesAudiences = false
  return would
}

/** Keeps the present event for a tag. Returns a function that attempts the tag on it. */
function hold(engine: Engine, tag: number): () => void {
  const held = holdEvent(engine)
  // Reads all references once, so that they keep the values of this event.
  try {
    optionsOf(engine, engine.plan.tagList[tag]![1])
  } catch {}
  let isWaiting = true
  const release = () => {
    if (isWaiting) held.release()
    isWaiting = false
  }
  // The page's callback does not wait for a tracker that is blocked, and then never answers.
  engine.page.runLater(2 * LIMIT, release)
  return () => {
    held.resume(() => attemptAlone(engine, tag))
    release()
  }
}
