import type { EventVariable } from '@waymark/debugger-core/lists'
import type { TimelineEvent } from '@waymark/debugger-core/timeline'
import { membersOf } from '@waymark/debugger-core/values'
import type { VariableResult } from '@waymark/domain/debug-protocol'
import { msg } from '@waymark/domain/message'
import { writeReference } from '@waymark/domain/reference'
import { builtInById } from '@waymark/domain/variable/built-in'
import type { ShownLanguage } from '@waymark/ui/code'
import { IconButton } from '@waymark/ui/controls'
import { Status } from '@waymark/ui/data'
import { VariableToken } from '@waymark/ui/icon'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block.tsx'
import { COPY_REFERENCE, REFERENCE } from '#items/facts/fact-messages.ts'
import { Facts } from '#items/facts/facts.tsx'
import { COPY_VALUE, SOURCE, VALUE_NOW } from '../debugger-messages.ts'
import { parsedJson, printedLines, valueText } from '../values/value-text.ts'
import { VALUE_TYPE_LABELS } from '../values/value-types.ts'
import { DetailSection } from '../verdict/detail-section.tsx'
import { Source } from '../verdict/source.tsx'
import { Inspector } from './inspector.tsx'
import { OpenInProduct } from './open-in-product.tsx'
import styles from './variable-inspector.module.css'

const M = {
  kind: msg('debugger.variable.kind', 'Kind of value'),
  counted: msg('debugger.variable.items', '{kind}, {count, plural, one {# item} other {# items}}'),
  changed: msg('debugger.variable.changed', 'Changed'),
  before: msg('debugger.variable.before', 'Before this event'),
  beforeEvent: msg('debugger.variable.before-event', 'event {number}'),
}

interface VariableInspectorProps {
  variable: EventVariable
  before: TimelineEvent | null
  onClose: () => void
}

/** The details of one variable on one event: its type, its value, and the value before. */
export function VariableInspector({ variable, before, onClose }: VariableInspectorProps) {
  const { t } = useI18n()
  const copy = useCopyText()
  const kind = t(VALUE_TYPE_LABELS[variable.now.originalValueType])
  const items = itemsIn(variable.now)
  // References have the English names of built-in variables.
  const referenced = builtInById(variable.id)?.name ?? variable.name
  return (
    <Inspector title={variable.name} onClose={onClose}>
      <Facts
        facts={[
          { label: t(TYPE), value: t(variable.type) },
          ...(variable.custom ? [{ label: t(SOURCE), value: <Source source={variable.source} /> }] : []),
          { label: t(M.kind), value: items === undefined ? kind : t(M.counted, { kind, count: items }) },
          {
            label: t(REFERENCE),
            value: (
              <span className={styles.reference}>
                <VariableToken name={referenced} />
                <IconButton
                  icon="copy"
                  size="small"
                  label={t(COPY_REFERENCE)}
                  onPress={() => void copy(writeReference(referenced))}
                />
              </span>
            ),
          },
        ]}
      />
      <DetailSection
        title={t(VALUE_NOW)}
        end={
          <span className={styles.end}>
            {variable.updated && (
              <span className={styles.changed}>
                <Status tone="info" icon="pulse">
                  {t(M.changed)}
                </Status>
              </span>
            )}
            <IconButton
              icon="copy"
              size="small"
              label={t(COPY_VALUE)}
              onPress={() => void copy(valueText(variable.now))}
            />
          </span>
        }
      >
        <CodeBlock {...shownValue(variable.now)} label={t(VALUE_NOW)} />
      </DetailSection>
      {variable.before && before && (
        <DetailSection
          title={t(M.before)}
          end={<span className={styles.event}>{t(M.beforeEvent, { number: before.number })}</span>}
        >
          <CodeBlock {...shownValue(variable.before)} label={t(M.before)} />
        </DetailSection>
      )}
      {variable.custom && !variable.virtual && <OpenInProduct kind="variable" id={variable.id} />}
    </Inspector>
  )
}

/** The number of items of an array, object, map or set; undefined for other values. */
function itemsIn({ serializedValue, originalValueType }: VariableResult): number | undefined {
  if (!/^(array|object|map|set)$/u.test(originalValueType) || !serializedValue.isJson) return undefined
  const written = membersOf(parsedJson(serializedValue.value))
  return written ? written.members.length + written.left : undefined
}

/** The value as code: arrays and objects are indented, texts are not highlighted. */
function shownValue(result: VariableResult): { code: string; language: ShownLanguage } {
  const { isJson, value } = result.serializedValue
  const parsed = isJson ? parsedJson(value) : undefined
  const hasParts = typeof parsed === 'object' && parsed !== null
  return {
    code: hasParts ? printedLines(parsed) : valueText(result),
    language: isJson && result.originalValueType !== 'string' ? 'json' : 'text',
  }
}
