import type { Engine } from '../core/engine.ts'
import type { Interaction } from '../core/page.ts'
import { type GivenTime, giveTime } from './give-time.ts'

const CLICK = 'waymark.validClick'
const SUBMIT = 'waymark.validFormSubmit'

const fieldsOf = ({ fields }: Interaction) => ({ ...fields, defaultPrevented: false })

/** Clicks that the page let happen. */
export function listenToValidClicks(engine: Engine): void {
  engine.page.onValidClick((click) => engine.announce(CLICK, fieldsOf(click)))
}

/** The same, where links are followed only when the tags had time. */
export function listenToTimedValidClicks(engine: Engine, time: GivenTime): void {
  const { page } = engine
  page.onValidClick((click) => engine.announce(CLICK, fieldsOf(click), giveTime(click, time)), page.deferLink)
}

/** Submits that the page let happen. */
export function listenToValidSubmits(engine: Engine): void {
  engine.page.onValidSubmit((submit) => engine.announce(SUBMIT, fieldsOf(submit)))
}

/** The same, where forms are sent only when the tags had time. */
export function listenToTimedValidSubmits(engine: Engine, time: GivenTime): void {
  const { page } = engine
  page.onValidSubmit((submit) => engine.announce(SUBMIT, fieldsOf(submit), giveTime(submit, time)), page.deferForm)
}
