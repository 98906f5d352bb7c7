import { formatCondition, type NamedCondition } from '@waymark/domain/condition'
import { msg } from '@waymark/domain/message'
import { TRIGGER_APPEARANCES, type TriggerType } from '@waymark/domain/trigger'
import { useI18n } from '#i18n/use-i18n.ts'
import { useValueText } from '#items/changelog/value/use-value-text.ts'

const M = {
  line: msg('trigger-line', '{type} · {conditions}'),
  more: msg('trigger-line.more', '{type} · {conditions} · + {count, number} more'),
}

/** Gives the line about a trigger: its type and its first conditions in words. */
export function useTriggerLine() {
  const { t } = useI18n()
  const textOf = useValueText()
  return ({
    type,
    conditions,
    conditionCount,
  }: {
    readonly type: TriggerType
    readonly conditions: readonly NamedCondition[]
    readonly conditionCount: number
  }): string => {
    const values = {
      type: t(TRIGGER_APPEARANCES[type].name),
      conditions: conditions.map((condition) => textOf(formatCondition(condition))).join(', '),
      count: conditionCount - conditions.length,
    }
    if (conditions.length === 0) return values.type
    return t(values.count > 0 ? M.more : M.line, values)
  }
}
