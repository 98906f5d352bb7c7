import * as v from 'valibot'
import { errorsInside, type FormError, type Row, validate } from '../field/index.ts'
import { msg } from '../message/index.ts'
import { ALLOWED, type Permitted, refused } from '../permission/index.ts'
import { GROUP_LIMIT, type GroupMembers, THRESHOLD_LIMIT, type TriggerType } from './trigger.ts'

/** A member of a group as a person edits it; `threshold` is typed as digits. */
export type MemberRow = Row<{ readonly id: string; readonly threshold: string }>

/** How often a new member must have fired. */
export const FIRST_THRESHOLD = 1

const FULL = msg('trigger-group.full', 'A trigger group can have at most 10 triggers')
const NO_GROUPS = msg('trigger-group.no-groups', 'A trigger group cannot contain another trigger group')
const TWICE = msg('trigger-group.twice', 'This trigger is already in the group')

/** Whether no trigger can be added. */
export const isFull = (members: readonly MemberRow[]): boolean => members.length >= GROUP_LIMIT

/** The error of a group with too many members. */
export const tooManyMembers = (members: readonly MemberRow[]) => (members.length > GROUP_LIMIT ? FULL : undefined)

/** Whether a trigger can become a member. */
export function mayJoin(
  members: readonly MemberRow[],
  candidate: { readonly id: string; readonly trigger_type: TriggerType },
): Permitted {
  if (candidate.trigger_type === 'trigger_group') return refused(NO_GROUPS)
  if (members.some(({ id }) => id === candidate.id)) return refused(TWICE)
  return isFull(members) ? refused(FULL) : ALLOWED
}

/** The members with one more, or unchanged if it cannot be a member. The key of the row is its id. */
export const withMember = (
  members: readonly MemberRow[],
  candidate: { readonly id: string; readonly trigger_type: TriggerType },
): readonly MemberRow[] =>
  mayJoin(members, candidate).allowed
    ? [...members, { key: candidate.id, id: candidate.id, threshold: String(FIRST_THRESHOLD) }]
    : members

export const withoutMember = (members: readonly MemberRow[], id: string): readonly MemberRow[] =>
  members.filter((member) => member.id !== id)

const Threshold = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.regex(/^-?\d+$/, 'must-be-integer'),
  v.transform(Number),
  v.minValue(1, 'minimum'),
  v.maxValue(THRESHOLD_LIMIT, 'maximum'),
)

/** The errors of the members of a group: none, too many, duplicates, thresholds that are no numbers. */
export const memberErrors = (members: readonly MemberRow[]): readonly FormError[] => [
  ...(members.length === 0 ? [{ path: [], key: 'required' } as const] : []),
  ...(members.length > GROUP_LIMIT ? [{ path: [], key: 'max-items', limit: GROUP_LIMIT } as const] : []),
  ...members.flatMap(({ id, threshold }, index): readonly FormError[] => [
    ...(members.findIndex((other) => other.id === id) < index
      ? [{ path: [index, 'id'], key: 'not-unique' } as const]
      : []),
    ...errorsInside([index, 'threshold'], validate(Threshold, threshold).slice(0, 1)),
  ]),
]

/** Members as they are sent. */
export const memberLinks = (members: readonly MemberRow[]): GroupMembers =>
  members.map(({ id, threshold }) => ({ id, type: 'trigger', meta: { firing_threshold: Number(threshold) } }))

/** Stored members as rows of a form. */
export const memberRows = (
  links: readonly { readonly id: string; readonly meta: { readonly firing_threshold: number } }[],
): readonly MemberRow[] => links.map(({ id, meta }) => ({ key: id, id, threshold: String(meta.firing_threshold) }))
