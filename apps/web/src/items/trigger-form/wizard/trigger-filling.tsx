import { forVisitors } from '@waymark/domain/condition'
import { newTrigger, type TriggerForm, triggerCreate } from '@waymark/domain/trigger'
import { type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import { changedTriggerParts, createTriggerForm, placeOfTrigger } from '@waymark/forms/models/trigger'
import type { Filling } from '#items/wizard/add-wizard.tsx'
import { FillTrigger } from './fill-trigger.tsx'

/** A new trigger of a kind; one that is all about audiences begins with a row for the first. */
function firstValues(kind: TriggerTypeId): TriggerForm {
  const values = newTrigger(kind)
  return triggerTypes[kind].audience === 'required'
    ? { ...values, audience: forVisitors([], 'specific', 'row-0') }
    : values
}

/** The second step of adding a trigger, fetched when a kind is chosen. */
export const triggerFilling: Filling<TriggerTypeId, TriggerForm, ReturnType<typeof triggerCreate>> = {
  open: (kind) => createTriggerForm(firstValues(kind)),
  body: (_kind, values) => triggerCreate(values),
  placeOf: (_kind, values, steps) => placeOfTrigger(values, steps),
  changedParts: (_kind, from, to) => changedTriggerParts(from, to),
  fill: (kind, step) => <FillTrigger {...step} kind={kind} />,
}
