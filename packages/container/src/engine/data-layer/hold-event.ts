import type { Engine } from '../core/engine.ts'
import { dictionary, eachKey } from '../core/list.ts'
import { repeatEvent } from '../evaluate/create-event.ts'
import { dataLayer } from '../variable/data-layer.ts'
import { store } from './store.ts'

/** An event that is kept for a tag that waits. */
export interface HeldEvent {
  /** Runs `run` on a repeat of the event, which has the values of the original and a position of its own. */
  resume(run: () => void): void
  /** Ends the waiting of the tag. */
  release(): void
}

/** Keeps the present event and its values for a tag that has to wait. */
export function holdEvent(engine: Engine): HeldEvent {
  const event = engine.present
  const { eventTimeout } = event.carried
  const complete = () => {
    event.whenCompleted?.()
    event.whenCompleted = undefined
  }
  if (!event.heldTags++ && eventTimeout > 0) engine.page.runLater(+eventTimeout, complete)
  event.frozenModel ??= freezeModel(engine)
  return {
    resume(run) {
      const { computed, frozenModel } = event
      const again = { ...repeatEvent(event, engine.nextPosition()), computed, frozenModel }
      engine.present = again
      run()
      event.firedTags += again.firedTags
      engine.afterItem?.(again.pushed, again.place, again)
    },
    release() {
      if (!--event.heldTags) complete()
    },
  }
}

/** Copies the stored values, because later pushes change them; the present event reads the copy. */
function freezeModel({ model, plan, present: { computed } }: Engine): Record<string, unknown> {
  const frozen: Record<string, unknown> = dictionary()
  eachKey(model, (key, value) => store(frozen, key, value))
  computed.forEach((_value, number) => {
    const collect = plan.variableList[number]![0]
    if ((collect.watched || collect) === dataLayer) computed.delete(number)
  })
  return frozen
}
