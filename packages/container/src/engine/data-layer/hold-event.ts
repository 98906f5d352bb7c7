import type { Engine } from '../core/engine.ts'
import { repeatEvent } from './create-event.ts'

/** An event that some tag waits on. */
export interface HeldEvent {
  /** Runs something on the event once more, with the values it had, as an event of its own. */
  resume(run: () => void): void
  /** Says that the tag does not wait any more. */
  release(): void
}

/** Keeps the present event as it is for a tag that has to wait. */
export function holdEvent(engine: Engine): HeldEvent {
  const event = engine.present
  const { eventTimeout } = event.carried
  const settle = () => {
    event.whenSettled?.()
    event.whenSettled = undefined
  }
  if (!event.heldTags++ && eventTimeout > 0) engine.page.runLater(+eventTimeout, settle)
  event.frozenModel ??= Object.assign(Object.create(null), engine.model)
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
      if (!--event.heldTags) settle()
    },
  }
}
