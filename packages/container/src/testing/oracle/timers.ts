import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { TriggerItem } from '../../compile/index.ts'
import type { TestPage } from '../../simulation/test-page.ts'
import { startsTimer } from './conditions.ts'
import { type EvaluatedEvent, homes, type Visit } from './visit.ts'

/** Starts the timers that begin with the page; the function it gives starts others on the event that meets their conditions. */
export function startTimers(
  visit: Visit,
  triggers: readonly TriggerItem[],
  page: TestPage['page'],
  push: (item: unknown) => void,
): (now: EvaluatedEvent) => void {
  const waiting = new Set<TriggerItem>()
  const timers = triggers.filter(({ trigger_type }) => trigger_type === 'timer')
  for (const trigger of timers.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    if (settingsOf(trigger).start === 'conditions') waiting.add(trigger)
    else run(trigger)
  }

  function run(trigger: TriggerItem): void {
    const { seconds, limit } = settingsOf(trigger)
    const ring = (count: number) =>
      page.runLater(seconds * 1000, () => {
        if (count !== limit) ring(count + 1)
        push({ event: 'waymark.interval', timerId: trigger.id, timerInterval: seconds, timerCount: count })
      })
    ring(1)
  }

  return (now) => {
    for (const trigger of [...waiting]) {
      const home = homes(visit.input).find(({ own }) => own.triggers.includes(trigger))!
      if (!startsTimer(visit, now, home, trigger)) continue
      waiting.delete(trigger)
      run(trigger)
    }
  }
}

function settingsOf({ conditions }: TriggerItem) {
  const { value, options } = conditions.find(({ variable_id }) => variable_id === BUILT_INS.timerCount.id)!
  return { seconds: Number(value), limit: options.limit, start: options.start }
}
