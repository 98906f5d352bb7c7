import { ITEM_KINDS } from '@waymark/domain/resource'
import { type PriorityPatch, TagCreate, TagPatch } from '@waymark/domain/tag'
import { TriggerCreate, TriggerPatch } from '@waymark/domain/trigger'
import { VariableCreate, VariablePatch } from '@waymark/domain/variable'
import * as v from 'valibot'
import { findVersion } from '#database/find-version.ts'
import { type Author, type Kind, LIST } from '#database/tables/content.ts'
import type { OperationInput } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { readDraft } from '#items/read-rows.ts'
import { changeTag, createTag, prioritise } from '#items/tags/write.ts'
import { changeTrigger, createTrigger, removeTrigger } from '#items/triggers/write.ts'
import { changeVariable, createVariable } from '#items/variables/write.ts'
import { removeItem } from '#items/write-item.ts'
import type { Job } from '#operations/operation.ts'
import { type LockedDraft, writeDraft } from '#versions/draft.ts'
import { publishVersion } from '#versions/publish.ts'
import { snapshotVersion } from '#versions/snapshot.ts'
import { updateVersion } from '#versions/version-rows.ts'
import {
  type IdOf,
  type NewTag,
  type NewTrigger,
  type NewVariable,
  type TagChange,
  tagBody,
  triggerBody,
  type VariableChange,
} from './bodies.ts'
import { runOperation } from './run-operation.ts'

/** What a version is called. */
interface Naming {
  name: string
  description: string
}

/** Minutes between two actions of one session. */
const PACE = 4
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The moment `days` before the day of another one, at a time of day in UTC such as `09:30`. */
export const daysBefore = (now: Date, days: number, time: string): Date =>
  new Date(`${new Date(now.getTime() - days * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`)

/**
 * Gives a function that opens a user's session in the past of a site. Its actions call the functions behind the API with the
 * clock and user of then: everything is checked, recorded in the changelog and published as it would have been.
 */
export async function openHistory(deps: Dependencies, siteId: string) {
  const ids: Record<Kind, Map<string, string>> = { tag: new Map(), trigger: new Map(), variable: new Map() }
  const content = await readDraft(deps.db, siteId)
  for (const kind of ITEM_KINDS) for (const { name, id } of content[LIST[kind]]) ids[kind].set(name, id)
  const idOf: IdOf = (kind, name) => {
    const id = ids[kind].get(name)
    if (id === undefined) throw new Error(`The demo has no ${kind} "${name}" yet.`)
    return id
  }

  /** The session of a user; its first action happens at `from`, each further one some minutes later. */
  return (from: Date, author: Author) => {
    let at = from.getTime() - PACE * MINUTE
    const then: Dependencies = { ...deps, clock: () => new Date(at) }
    const write = <T>(action: (draft: LockedDraft) => Promise<T>): Promise<T> => {
      at += PACE * MINUTE
      return writeDraft(then, siteId, author, action)
    }
    const run = async (type: 'publish/version' | 'snapshot/version', job: Job, input: OperationInput = {}) => {
      at += PACE * MINUTE
      const draft = await findVersion(deps.db, siteId, 'draft')
      const parameters = { version_id: draft?.id, version_type: 'draft' }
      await runOperation(then, job, { siteId, type, parameters, input, author })
    }
    return {
      addTag: (tag: NewTag) =>
        write(async (draft) => {
          const { id } = await createTag(draft, v.parse(TagCreate, tagBody(tag, idOf)))
          ids.tag.set(tag.name, id)
        }),
      addTrigger: (trigger: NewTrigger) =>
        write(async (draft) => {
          const { id } = await createTrigger(draft, v.parse(TriggerCreate, triggerBody(trigger, idOf)))
          ids.trigger.set(trigger.name, id)
        }),
      addVariable: (variable: NewVariable) =>
        write(async (draft) => {
          const { id } = await createVariable(
            draft,
            v.parse(VariableCreate, { type: 'variable', attributes: variable }),
          )
          ids.variable.set(variable.name, id)
        }),
      /** Changes attributes of a tag, its triggers where some are given. */
      changeTag: (name: string, { triggers, ...attributes }: TagChange) =>
        write(async (draft) => {
          const links = triggers?.map((trigger) => ({ id: idOf('trigger', trigger), type: 'trigger' }))
          const relationships = links && { triggers: { data: links } }
          const body = v.parse(TagPatch, { type: 'tag', attributes, ...(relationships && { relationships }) })
          await changeTag(draft, idOf('tag', name), body)
        }),
      /** Replaces the conditions of a trigger. */
      changeTrigger: (name: string, conditions: NonNullable<NewTrigger['conditions']>) =>
        write(async (draft) => {
          const { attributes } = triggerBody({ name, type: 'page_view', conditions }, idOf)
          const body = v.parse(TriggerPatch, { type: 'trigger', attributes: { conditions: attributes.conditions } })
          await changeTrigger(draft, idOf('trigger', name), body)
        }),
      /** Changes attributes of a variable, its name too. */
      changeVariable: (name: string, attributes: VariableChange) =>
        write(async (draft) => {
          const id = idOf('variable', name)
          await changeVariable(draft, id, v.parse(VariablePatch, { type: 'variable', attributes }))
          ids.variable.set(attributes.name ?? name, id)
        }),
      removeTag: (name: string) => write((draft) => removeItem(draft, 'tag', idOf('tag', name))),
      removeTrigger: (name: string) => write((draft) => removeTrigger(draft, idOf('trigger', name))),
      /** Sets priorities by the names of tags. */
      prioritise: (priorities: Readonly<Record<string, number>>) => {
        const patches: PriorityPatch = Object.entries(priorities).map(([name, priority]) => ({
          id: idOf('tag', name),
          type: 'tag',
          attributes: { priority },
        }))
        return write((draft) => prioritise(draft, patches))
      },
      /** Publishes the draft under a name. */
      async publish(naming: Naming): Promise<void> {
        await run('publish/version', publishVersion)
        const published = await findVersion(deps.db, siteId, 'published')
        await updateVersion(deps.db, siteId, published?.id ?? '', naming)
      },
      /** Makes a snapshot of the draft under a name. */
      async snapshot(naming: Naming): Promise<void> {
        const id = deps.ids()
        await run('snapshot/version', snapshotVersion, { snapshot_id: id })
        await updateVersion(deps.db, siteId, id, naming)
      },
    }
  }
}
