import type { SessionTag } from '@waymark/debugger-core/lists'
import { CONSENT_STATUS_LABELS, type ConsentStatus } from '@waymark/debugger-core/verdict'
import { msg } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { useFontScale, useRowFocus, useVirtualList } from '@waymark/ui/virtual-list'
import { memo, useCallback, useEffect, useRef } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { useDebugger, useView } from '../use-debugger.ts'
import { useFocusLeft } from '../use-focus-left.ts'
import { Source } from '../verdict/source.tsx'
import { ConsentIcon } from '../verdict/status.tsx'
import { latestConsent, useLatestEvent } from './latest-consent.ts'
import styles from './session-tag-list.module.css'

const M = {
  list: msg('debugger.tags.list', 'Tags of this session'),
  times: msg('debugger.tags.times', 'Fired {count, plural, one {# time} other {# times}}'),
  consent: msg('debugger.tags.consent', 'Consent: {status}'),
  removed: msg('debugger.tags.removed', 'Turned off or deleted'),
}

const ROW_HEIGHT = 46

/** The rows of the list of tags: source, consent, and how often each tag has fired. */
export function SessionTagList({ tags }: { tags: readonly SessionTag[] }) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const chosen = useView((view) => view.tag)
  const left = useView((view) => view.leftTag)
  const latest = useLatestEvent()
  const scroller = useRef<HTMLDivElement>(null)
  const current = tags.findIndex(({ id }) => id === (chosen ?? left))
  const keyOf = useCallback((index: number) => tags[index]?.id ?? '', [tags])
  const list = useVirtualList({ count: tags.length, scroller, rowHeight: ROW_HEIGHT * useFontScale(), keyOf, current })
  const { listProps, rowProps } = useRowFocus(list, current)
  useFocusLeft(list, chosen === null ? current : -1)
  const choose = useCallback((id: string) => viewStore.set({ tag: id }), [viewStore])
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls is a region of its own.
    <div
      ref={scroller}
      className={styles.scroll}
      role="region"
      aria-label={t(M.list)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
      tabIndex={0}
      {...listProps}
    >
      <ul className={styles.list} style={{ height: list.height }}>
        {list.rows.map(({ index, gap }) => {
          const tag = tags[index]
          if (!tag) return null
          const { 'data-row': row, tabIndex } = rowProps(index)
          return (
            <li key={tag.id} style={{ marginTop: gap }} aria-setsize={tags.length} aria-posinset={index + 1}>
              <Row
                tag={tag}
                consent={latestConsent(tag, latest)}
                current={tag.id === chosen}
                row={row}
                reachable={tabIndex === 0}
                onChoose={choose}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface RowProps {
  tag: SessionTag
  consent: ConsentStatus
  current: boolean
  row: number
  reachable: boolean
  onChoose: (id: string) => void
}

const Row = memo(function Row({ tag, consent, current, row, reachable, onChoose }: RowProps) {
  const { t } = useI18n()
  return (
    <button
      type="button"
      data-row={row}
      tabIndex={reachable ? 0 : -1}
      className={styles.row}
      aria-current={current || undefined}
      onClick={() => onChoose(tag.id)}
    >
      <span className={styles.text}>
        <span className={`truncate ${styles.name}`} title={tag.name}>
          {tag.name}
        </span>
        <span className={styles.source}>{tag.isRemoved ? t(M.removed) : <Source source={tag.source} />}</span>
      </span>
      <ConsentIcon status={consent} label={t(M.consent, { status: t(CONSENT_STATUS_LABELS[consent]) })} />
      <Times count={tag.fired} label={t(M.times, { count: tag.fired })} />
    </button>
  )
})

/** How often a tag has fired. The badge pulses when the number grows. */
function Times({ count, label }: { count: number; label: string }) {
  const before = useRef(count)
  const badge = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (count > before.current) {
      badge.current?.removeAttribute('data-grown')
      void badge.current?.offsetWidth
      badge.current?.setAttribute('data-grown', '')
    }
    before.current = count
  }, [count])
  return (
    <span ref={badge} className={classes(styles.times, count === 0 && styles.never)} title={label}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
