import {
  checkTrigger,
  locateInTrigger,
  resetInactiveInTrigger,
  type TriggerForm,
  type TriggerPatch,
  triggerPatch,
} from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, triggerTypes } from '@waymark/domain/trigger/types'
import { createForm, type Form, type Path, sameContent } from '../../form/index.ts'
import { askedPlaces } from '../asked-places.ts'

/** A running form over a new trigger or a stored one. */
export const createTriggerForm = (values: TriggerForm): Form<TriggerForm> =>
  createForm<TriggerForm>(values, {
    check: checkTrigger,
    settle: resetInactiveInTrigger,
    asked: ({ template, settings }) => {
      const described: TriggerTypeDefinition = triggerTypes[template]
      return askedPlaces<Record<string, unknown>>(described, settings, ['settings'])
    },
  })

/** The body that saves an edited trigger: name, conditions and members, each only if it changed. */
export function changeTriggerBody(id: string, from: TriggerForm, to: TriggerForm): TriggerPatch {
  const before = triggerPatch(id, from)
  const { attributes, relationships } = triggerPatch(id, to)
  const { name, ...content } = attributes ?? {}
  const { name: _, ...contentBefore } = before.attributes ?? {}
  return {
    id,
    type: 'trigger',
    attributes: {
      ...(name !== undefined && from.name !== to.name && { name }),
      ...(!sameContent(contentBefore, content) && content),
    },
    ...(relationships && !sameContent(before.relationships, relationships) && { relationships }),
  }
}

/** Where a place of the body stands in the form. */
export function placeOfTrigger(values: TriggerForm, [, part, head, ...steps]: readonly string[]): Path | undefined {
  if (head === undefined) return undefined
  // The list of members stands one level deeper than a list of attributes would: /data/relationships/triggers/data/0.
  const inner = part === 'relationships' && steps[0] === 'data' ? steps.slice(1) : steps
  const place = locateInTrigger([head, ...inner], values)
  return place.length > 0 ? place : undefined
}
