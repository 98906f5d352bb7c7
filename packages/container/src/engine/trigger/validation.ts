import type { Engine } from '../core/engine.ts'
import type { Interaction } from '../core/page.ts'
import { type Deferral, deferForTags } from './defer-for-tags.ts'

const CLICK = 'waymark.validClick'
const SUBMIT = 'waymark.validFormSubmit'

const fieldsOf = ({ fields }: Interaction) => ({ ...fields, defaultPrevented: false })

/** Announces clicks that the page has not prevented. */
export function listenToValidClicks(engine: Engine): void {
  engine.page.onValidClick((click) => engine.announce(CLICK, fieldsOf(click)))
}

/** Announces clicks that the page has not prevented, and defers links for tags that need time. */
export function listenToTimedValidClicks(engine: Engine, time: Deferral): void {
  const { page } = engine
  page.onValidClick((click) => engine.announce(CLICK, fieldsOf(click), deferForTags(click, time)), page.deferLink)
}

/** Announces submits that the page has not prevented. */
export function listenToValidSubmits(engine: Engine): void {
  engine.page.onValidSubmit((submit) => engine.announce(SUBMIT, fieldsOf(submit)))
}

/** Announces submits that the page has not prevented, and defers forms for tags that need time. */
export function listenToTimedValidSubmits(engine: Engine, time: Deferral): void {
  const { page } = engine
  page.onValidSubmit((submit) => engine.announce(SUBMIT, fieldsOf(submit), deferForTags(submit, time)), page.deferForm)
}
