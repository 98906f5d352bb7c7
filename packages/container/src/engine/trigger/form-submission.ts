import type { Engine } from '../core/engine.ts'
import { type GivenTime, giveTime } from './give-time.ts'

/** Submits of forms. */
export function listenToSubmits(engine: Engine): void {
  engine.page.onSubmit((submit) => engine.announce('waymark.formSubmit', submit.fields))
}

/** The same, where forms are sent only when the tags had time. */
export function listenToTimedSubmits(engine: Engine, time: GivenTime): void {
  const { page } = engine
  page.onSubmit(
    (submit) => engine.announce('waymark.formSubmit', submit.fields, giveTime(submit, time)),
    page.deferForm,
  )
}
