import { type TriggerForm, triggerCreate } from '@waymark/domain/trigger'
import type { TriggerTypeId } from '@waymark/domain/trigger/types'
import { createTriggerForm, firstTrigger } from '@waymark/forms/models/trigger'
import type { Filling } from '#items/wizard/add-wizard.tsx'
import { FillTrigger } from './fill-trigger.tsx'

/** The second step of adding a trigger, fetched when a kind is chosen. */
export const triggerFilling: Filling<TriggerTypeId, TriggerForm, ReturnType<typeof triggerCreate>> = {
  open: (kind) => createTriggerForm(firstTrigger(kind)),
  body: (_kind, values) => triggerCreate(values),
  fill: (kind, step) => <FillTrigger {...step} kind={kind} />,
}
