import { type Message, msg } from '@waymark/domain/message'
import { isMetaSite, type Site } from '@waymark/domain/site'
import { eventNameOf, mayAddTriggerType, TRIGGER_APPEARANCES, type TriggerType } from '@waymark/domain/trigger'
import { type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import type { Translate } from '#i18n/use-i18n.ts'
import type { ChoiceGroup } from '#items/wizard/choice-grid.tsx'

/** The types that can be chosen, and why the others cannot. */
export interface Restriction {
  readonly types: readonly TriggerType[]
  readonly why: Message
}

const GROUPS: readonly {
  readonly key: string
  readonly title: Message
  readonly kinds: readonly TriggerTypeId[]
}[] = [
  {
    key: 'page',
    title: msg('add-trigger.page', 'Page'),
    kinds: ['page-view', 'history', 'element-presence'],
  },
  {
    key: 'visitor',
    title: msg('add-trigger.visitor', 'Visitor action'),
    kinds: ['click', 'form-submission', 'page-scroll', 'leave-content', 'time-on-website'],
  },
  {
    key: 'data',
    title: msg('add-trigger.data', 'Data and combinations'),
    kinds: ['event', 'audience-detection', 'trigger-group'],
  },
  {
    key: 'more',
    title: msg('add-trigger.more', 'Visibility, time and errors'),
    kinds: ['element-visibility', 'timer', 'javascript-error'],
  },
]

const ANY_NAME = msg('add-trigger.any-name', 'any name')

/** The events on the page that a type of trigger listens to: "waymark.click, capturingClick". */
const eventsOf = (types: readonly TriggerType[]): string | undefined =>
  types
    .map((type, at) => (at === 0 ? eventNameOf(type) : eventNameOf(type)?.replace(/^waymark\./, '')))
    .filter((name) => name !== undefined)
    .join(', ') || undefined

/** The tiles of the first step. Unavailable types are shown with their reason. */
export const typeTiles = (
  t: Translate,
  { site, restriction }: { site: Site; restriction: Restriction | undefined },
): readonly ChoiceGroup<TriggerTypeId>[] =>
  GROUPS.map(({ key, title, kinds }) => ({
    key,
    title: t(title),
    choices: kinds.map((id) => {
      const { name, about, types } = triggerTypes[id]
      const [first] = types
      const permitted = mayAddTriggerType(first, { isMetaSite: isMetaSite(site) })
      const restricted = restriction && !types.some((type) => restriction.types.includes(type))
      return {
        value: id,
        name: t(name),
        about: t(about),
        icon: TRIGGER_APPEARANCES[first].icon,
        example: id === 'event' ? t(ANY_NAME) : eventsOf(types),
        refusal: restricted ? t(restriction.why) : permitted.allowed ? undefined : t(permitted.why),
      }
    }),
  }))
