import { type Message, msg } from '@waymark/domain/message'
import type { DefaultLevel } from '@waymark/domain/user'
import { useI18n } from '#i18n/use-i18n.ts'
import { LEVEL_NAMES } from './level-names.ts'

const M = {
  manage: msg('levels.manage-on', 'Manage on {count, number}'),
  publish: msg('levels.publish-on', 'Publish on {count, number}'),
  edit: msg('levels.edit-on', 'Edit on {count, number}'),
  view: msg('levels.view-on', 'View on {count, number}'),
} satisfies Record<DefaultLevel, Message>

/** Returns a function that gives the text of how many websites have which level: "Publish on 3, edit on 1". */
export function useLevelsSummary(): (levels: Readonly<Record<DefaultLevel, number>>) => string {
  const { t } = useI18n()
  return (levels) => {
    const parts = Object.entries(M).flatMap(([level, message]) => {
      const count = levels[level as DefaultLevel]
      return count === 0 ? [] : [t(message, { count })]
    })
    const [first, ...rest] = parts
    if (first === undefined) return t(LEVEL_NAMES.none)
    return [first, ...rest.map((part) => part.charAt(0).toLocaleLowerCase() + part.slice(1))].join(', ')
  }
}
