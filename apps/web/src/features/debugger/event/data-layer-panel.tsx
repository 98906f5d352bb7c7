import type { TimelineEvent } from '@waymark/debugger-core/timeline'
import { membersOf } from '@waymark/debugger-core/values'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { type JsonTexts, JsonView } from '@waymark/ui/json'
import { Note } from '@waymark/ui/layout'
import { memo, useMemo } from 'react'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block.tsx'
import { COPY_VALUE } from '../debugger-messages.ts'
import { parsedJson, standardJson } from '../values/value-text.ts'
import styles from './data-layer-panel.module.css'

const M = {
  label: msg('debugger.data-layer.label', 'Data layer event'),
  summary: msg(
    'debugger.data-layer.summary',
    'Item <b>{index, number}</b> of the data layer, <b>{length, number}</b> characters',
  ),
  copy: msg('debugger.data-layer.copy', 'Copy JSON'),
  cut: msg('debugger.data-layer.cut', 'The event is too large to show in full. This is its beginning.'),
  expand: msg('debugger.json.expand', 'Expand {name}'),
  collapse: msg('debugger.json.collapse', 'Collapse {name}'),
  items: msg('debugger.json.items', '{count, plural, one {# item} other {# items}}'),
}

/** The value that was pushed to the data layer, as read-only JSON. */
export const DataLayerPanel = memo(function DataLayerPanel({ event }: { event: TimelineEvent }) {
  const { t } = useI18n()
  const copy = useCopyText()
  const { isJson, value } = event.debug.dataLayerEvent
  const parsed = useMemo(() => (isJson ? parsedJson(value) : undefined), [isJson, value])
  // A function is no JSON either, but it is complete.
  const isCut = parsed === undefined && value.endsWith('…')
  const texts: JsonTexts = {
    expand: (name) => t(M.expand, { name }),
    collapse: (name) => t(M.collapse, { name }),
    items: (count) => t(M.items, { count }),
  }
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <p>
          <Trans
            message={M.summary}
            values={{ index: event.debug.dataLayerIndex, length: value.length }}
            components={{ b: <b /> }}
          />
        </p>
        <Button size="small" icon="copy" onPress={() => void copy(isJson ? standardJson(value) : value)}>
          {t(isJson ? M.copy : COPY_VALUE)}
        </Button>
      </div>
      {parsed === undefined ? (
        <>
          {isCut && <Note tone="warning">{t(M.cut)}</Note>}
          <CodeBlock code={value} language={isCut ? 'json' : 'text'} label={t(M.label)} />
        </>
      ) : (
        <div className={styles.json}>
          <JsonView key={event.number} value={parsed} label={t(M.label)} texts={texts} membersOf={membersOf} />
        </div>
      )}
    </div>
  )
})
