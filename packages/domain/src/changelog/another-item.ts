import { type Formatted, isRecord } from '../field/index.ts'
import { type Message, msg } from '../message/index.ts'
import type { ItemKind } from '../resource/index.ts'

const ANOTHER: Readonly<Record<ItemKind, Message>> = {
  tag: msg('changelog.another-tag', '(another tag of the same name)'),
  trigger: msg('changelog.another-trigger', '(another trigger of the same name)'),
  variable: msg('changelog.another-variable', '(another variable of the same name)'),
}

/** An item that a recorded item refers to; old entries may lack its id or its name. */
export interface Reference {
  readonly id: string | undefined
  readonly name: string | undefined
}

const asString = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The triggers that a recorded tag or group refers to, in the order of the record. */
export const triggersIn = (recorded: unknown): readonly Reference[] =>
  Array.isArray(recorded)
    ? recorded.map((item) => {
        const { trigger_id, id, name } = isRecord(item) ? item : {}
        return { id: asString(trigger_id) ?? asString(id), name: asString(name) }
      })
    : []

/** Whether an earlier state refers to another item of the same name, such as a deleted one. */
const isAnother = ({ id, name }: Reference, earlier: readonly Reference[]): boolean => {
  const sameName = earlier.filter((one) => one.name === name && one.id !== undefined)
  return id !== undefined && name !== undefined && sameName.length > 0 && sameName.every((one) => one.id !== id)
}

/** Adds to a printed reference that it is to another item than the reference by the same name in the earlier state. */
export const markAnother = (
  kind: ItemKind,
  printed: Formatted,
  reference: Reference,
  earlier: readonly Reference[],
): Formatted =>
  isAnother(reference, earlier)
    ? { as: 'phrase', parts: [printed, { as: 'message', message: ANOTHER[kind] }] }
    : printed
