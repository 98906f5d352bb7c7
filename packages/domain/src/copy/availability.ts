import { ONE_PER_SITE } from '../failure/texts.ts'
import { msg } from '../message/index.ts'
import { type Action, ALLOWED, can, type Permitted, refused } from '../permission/index.ts'
import { templateRefusal, type WireTemplate } from '../tag/index.ts'
import { mayAddTriggerType, type TriggerType } from '../trigger/index.ts'

/** The input that decides whether and where something can be copied. */
export interface CopyInput {
  readonly actions: readonly Action[] | undefined
  /** Number of sites and meta-sites that the person may edit, including this one. */
  readonly editableSites: number
  readonly template?: WireTemplate
  readonly triggerType?: TriggerType
  readonly builtin?: boolean
}

/** Where copies may go. */
export type CopyTargets = 'sites' | 'sites-and-meta-sites'

const CANNOT = msg('copy.cannot', 'You cannot copy this: you need edit permission here or on another site')
const BUILT_IN = msg('copy.built-in', 'Built-in variables exist on every site and cannot be copied')
const ABANDONED = msg('copy.abandoned', 'This tag is no longer supported and cannot be copied')
const NO_OTHER_SITE = msg('copy.no-other-site', 'There is no other site you can edit')

/** Why an item can be copied nowhere, if it is of such a kind. */
const neverCopied = ({ template, builtin }: CopyInput) =>
  builtin ? BUILT_IN : template === 'abandoned' ? ABANDONED : undefined

/** Whether an item can be copied within its site. */
export function mayDuplicate(input: CopyInput): Permitted {
  const never = neverCopied(input)
  if (never) return refused(never)
  const { actions, template } = input
  const isSecondAllowed = !template || !templateRefusal(template, { isMetaSite: false, present: [template] })
  if (!isSecondAllowed) return refused(ONE_PER_SITE)
  return can(actions, 'edit')
}

/** Whether an item can be copied to another site: if there is one that the person may edit. */
export function mayCopyToSite(input: CopyInput): Permitted {
  const never = neverCopied(input)
  if (never) return refused(never)
  const { actions, editableSites } = input
  const others = can(actions, 'edit').allowed ? editableSites - 1 : editableSites
  return others > 0 ? ALLOWED : refused(NO_OTHER_SITE)
}

/** Whether there is any way to copy an item. */
export function mayCopy(input: CopyInput): Permitted {
  const never = neverCopied(input)
  if (never) return refused(never)
  return mayDuplicate(input).allowed || mayCopyToSite(input).allowed ? ALLOWED : refused(CANNOT)
}

/** The kinds of sites a copy can go to. */
export function copyTargets({ template, triggerType }: Pick<CopyInput, 'template' | 'triggerType'>): CopyTargets {
  const fits =
    (!template || !templateRefusal(template, { isMetaSite: true, present: [] })) &&
    (!triggerType || mayAddTriggerType(triggerType, { isMetaSite: true }).allowed)
  return fits ? 'sites-and-meta-sites' : 'sites'
}
