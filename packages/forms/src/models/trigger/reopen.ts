import type { ConditionRow } from '@waymark/domain/condition'
import { type Trigger, type TriggerForm, triggerForm } from '@waymark/domain/trigger'
import { sameContent } from '../../form/index.ts'

const contentOf = ({ key: _key, conditionId: _id, ...content }: ConditionRow) => content

/** The stored rows with the keys of shown rows of the same content; with their own keys if two rows would share one. */
function underShownKeys(shown: readonly ConditionRow[], stored: readonly ConditionRow[]): readonly ConditionRow[] {
  const rows = stored.map((row, index) => {
    const before = shown[index]
    return before && sameContent(contentOf(before), contentOf(row)) ? { ...row, key: before.key } : row
  })
  return new Set(rows.map(({ key }) => key)).size === rows.length ? rows : stored
}

/**
 * The values of a stored trigger for a form that shows it already. Unchanged rows keep their keys, although the server has
 * given them ids, so that the focus stays.
 */
export function reopenTrigger(shown: TriggerForm, stored: Trigger): TriggerForm {
  const opened = triggerForm(stored)
  return {
    ...opened,
    conditions: underShownKeys(shown.conditions, opened.conditions),
    audience: underShownKeys(shown.audience, opened.audience),
  }
}
