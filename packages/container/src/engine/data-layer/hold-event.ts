import type { Engine } from '../core/engine.ts'
import { dictionary, eachKey } from '../core/list.ts'
import { repeatEvent } from '../evaluate/create-event.ts'
import { dataLayer } from '../variable/data-layer.ts'
import { store } from './store.ts'

/** An event that some tag waits on. */
export interface HeldEvent {
  /** Runs something on the event once more, with the values it had, as an event of its own. */
  resume(run: () => void): void
  /** The tag does not wait any more. */
  release(): void
}

/** Keeps the present event as it is for a tag that has to wait. */
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

/** A copy of the stored values, which later pushes are merged into; the present event reads its own from it. */
function freezeModel({ model, plan, present: { computed } }: Engine): Record<string, unknown> {
  const frozen: Record<string, unknown> = dictionary()
  eachKey(model, (key, value) => store(frozen, key, value))
  computed.forEach((_value, number) => {
    if (plan.variableList[number]![0] === dataLayer) computed.delete(number)
  })
  return frozen
}
