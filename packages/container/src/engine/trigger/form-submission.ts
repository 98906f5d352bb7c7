import type { Engine } from '../core/engine.ts'
import { type Deferral, deferForTags } from './defer-for-tags.ts'

/** Announces submits of forms. */
export function listenToSubmits(engine: Engine): void {
  engine.page.onSubmit((submit) => engine.announce('waymark.formSubmit', submit.fields))
}

/** Announces submits of forms, and defers forms for tags that need time. */
export function listenToTimedSubmits(engine: Engine, time: Deferral): void {
  const { page } = engine
  page.onSubmit(
    (submit) => engine.announce('waymark.formSubmit', submit.fields, deferForTags(submit, time)),
    page.deferForm,
  )
}
