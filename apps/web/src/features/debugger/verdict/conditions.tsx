import type { ExplainedCondition } from '@waymark/debugger-core/verdict'
import { CONDITION_LABELS, type ConditionType, unitOf, VALUE_LABELS, valueKind } from '@waymark/domain/condition'
import { msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { valueText } from '../values/value-text.ts'
import styles from './conditions.module.css'

const M = {
  met: msg('debugger.condition.met', 'True'),
  notMet: msg('debugger.condition.not-met', 'False'),
  gone: msg('debugger.condition.gone', 'Removed condition'),
  unknown: msg('debugger.condition.unknown-variable', 'Unknown variable'),
  was: msg('debugger.condition.was', 'was <c>{value}</c>'),
}

/** Longest value shown beside a condition, in characters. */
const LONGEST = 200

/** The conditions of a trigger; on an event also whether each was met, and the value of its variable if not. */
export function Conditions({ conditions }: { conditions: readonly ExplainedCondition[] }) {
  return (
    <ul className={styles.list}>
      {conditions.map((condition) => (
        <Condition key={condition.id} condition={condition} />
      ))}
    </ul>
  )
}

function Condition({ condition }: { condition: ExplainedCondition }) {
  const { t } = useI18n()
  const { action, variable, resolved, was } = condition
  const value = useConditionValue(condition)
  return (
    <li data-met={resolved ?? undefined}>
      {resolved !== null && (
        <span className={styles.mark}>
          <Icon name={resolved ? 'check' : 'x'} size="small" label={t(resolved ? M.met : M.notMet)} />
        </span>
      )}
      <span className={styles.text}>
        {action === null ? (
          t(M.gone)
        ) : (
          <>
            {variable ?? t(M.unknown)}{' '}
            <span className="t-muted">{isKnown(action) ? t(CONDITION_LABELS[action]) : action}</span>
            {value !== null && (
              <>
                {' '}
                <code>{value}</code>
              </>
            )}
          </>
        )}
        {resolved === false && was && (
          <span className={styles.was}>
            <Trans message={M.was} values={{ value: shortened(valueText(was)) }} components={{ c: <code /> }} />
          </span>
        )}
      </span>
    </li>
  )
}

const isKnown = (action: string): action is ConditionType => Object.hasOwn(CONDITION_LABELS, action)

/** The value of a condition with its unit; null if it has none. */
function useConditionValue({ variableId, action, value, options }: ExplainedCondition): string | null {
  const { t } = useI18n()
  if (value === null || action === null) return null
  if (variableId === null || !isKnown(action)) return value
  const fixed = valueKind(variableId, action).kind === 'one-of' ? VALUE_LABELS[value] : undefined
  if (fixed) return t(fixed)
  const unit = unitOf({
    variable_id: variableId,
    condition_type: action,
    options: { unit: typeof options.unit === 'string' ? options.unit : undefined },
  })
  return unit ? `${value} ${unit}` : value === '' ? '""' : value
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
