import { freeName } from '@waymark/domain/copy'
import type { Kind } from '#database/tables/content.ts'
import type { AddedLine, PlanOptions, SkippedLine, Target } from './plan-types.ts'

interface Named {
  id: string
  name: string
}

export interface PlannedItems<Content extends Named> {
  /** The contents to add, under their new ids and names. */
  add: Content[]
  /** The line for an item that the target has already: one of the same name of which `isSame` is true. */
  reuse(item: Content, isSame: (namesake: Content) => boolean): AddedLine | undefined
  /** Adds the content of an item, under a free name if its own is taken, and gives the line for it. */
  place(item: Content, content: Content): AddedLine
  /** The line for an item that is left out. */
  skip(item: Content, errors: readonly string[]): SkippedLine
}

/** Gives the incoming items of one kind, tags or triggers, their ids and names in the target. */
export function planItems<Content extends Named>(
  kind: Kind,
  items: readonly Content[],
  namesakes: readonly Content[],
  target: Target,
  options: PlanOptions,
): PlannedItems<Content> {
  const present = new Map(namesakes.map((namesake) => [namesake.name, namesake]))
  const taken = new Set([...target.names[kind], ...items.map(({ name }) => name)])
  const { chosen } = options
  const copied = items.find(({ id }) => id === chosen?.id)
  if (copied && chosen) taken.add(chosen.name)
  const lineOf = (item: Content) => ({ kind, source_id: item.id, source_name: item.name })
  const add: Content[] = []
  return {
    add,
    reuse(item, isSame) {
      const namesake = item === copied ? undefined : present.get(item.name)
      if (!namesake || !isSame(namesake)) return undefined
      return { ...lineOf(item), target_id: namesake.id, target_name: item.name, is_renamed: false, is_reused: true }
    },
    place(item, content) {
      const given = item === copied ? chosen : undefined
      const is_renamed = !given && (present.has(item.name) || (copied !== undefined && item.name === chosen?.name))
      const free = is_renamed ? freeName(item.name, (name) => taken.has(name)) : item.name
      const target_name = given?.name ?? free
      const target_id = given?.target_id ?? options.newId()
      taken.add(target_name)
      add.push({ ...content, id: target_id, name: target_name })
      return { ...lineOf(item), target_id, target_name, is_renamed, is_reused: false }
    },
    skip(item, errors) {
      return { ...lineOf(item), errors }
    },
  }
}
