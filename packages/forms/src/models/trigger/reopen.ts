import type { ConditionRow } from '@waymark/domain/condition'
import { type Trigger, type TriggerForm, triggerForm } from '@waymark/domain/trigger'
import { sameContent } from '../../form/index.ts'

const contentOf = ({ key: _key, conditionId: _id, ...content }: ConditionRow) => content

/** The stored rows under the keys of the rows shown, where they hold the same; all under their own keys if that would mix them up. */
function underShownKeys(shown: readonly ConditionRow[], stored: readonly ConditionRow[]): readonly ConditionRow[] {
  const rows = stored.map((row, index) => {
    const before = shown[index]
    return before && sameContent(contentOf(before), contentOf(row)) ? { ...row, key: before.key } : row
  })
  return new Set(rows.map(({ key }) => key)).size === rows.length ? rows : stored
}

/**
 * A stored trigger opened over a form that shows it already. Rows that were saved as they stand keep their keys although
 * the server has given them ids, so that whoever is in one of them stays there.
 */
export function reopenTrigger(shown: TriggerForm, stored: Trigger): TriggerForm {
  const opened = triggerForm(stored)
  return {
    ...opened,
    conditions: underShownKeys(shown.conditions, opened.conditions),
    audience: underShownKeys(shown.audience, opened.audience),
  }
}
