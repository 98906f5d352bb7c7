import { type Message, msg } from '@waymark/domain/message'
import { Kbd } from '@waymark/ui/icon'
import { ContentSheet, EmptyState } from '@waymark/ui/layout'
import { withMod } from '#browser/hotkeys/key-names.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { HelpLink } from '#items/help-link.tsx'
import { useListAlone } from './list-and-content.tsx'
import { useSelectedCount, useShowListButton } from './list-layout.tsx'
import styles from './nothing-open.module.css'

const M = {
  text: msg('bulk.hint', 'Use the bar below the list to change them together. Shift-click selects a range.'),
  extend: msg('bulk.hint.extend', 'extend the selection'),
  all: msg('bulk.hint.all', 'select all loaded rows'),
  clear: msg('bulk.hint.clear', 'clear'),
}

interface NothingOpenProps {
  title: Message
  text: Message
  help: { readonly topic: string; readonly label: Message }
  /** "6 tags selected"; absent for lists whose rows are not selected. */
  selected?: Message
}

/** Shown beside a list while no item is open, on wide windows; while rows are selected, with the actions on them. */
export function NothingOpen({ title, text, help, selected }: NothingOpenProps) {
  const { t } = useI18n()
  const showList = useShowListButton()
  const count = useSelectedCount()
  if (useListAlone()) return null
  return (
    <ContentSheet centred>
      {showList}
      {selected && count > 0 ? (
        <EmptyState
          art="trail"
          level={1}
          title={t(selected, { count })}
          text={
            <>
              <p>{t(M.text)}</p>
              <dl className={styles.hint}>
                <Line keys={['Shift', '↑↓']}>{t(M.extend)}</Line>
                <Line keys={withMod('A')}>{t(M.all)}</Line>
                <Line keys={['esc']}>{t(M.clear)}</Line>
              </dl>
            </>
          }
        />
      ) : (
        <EmptyState art="trail" level={1} title={t(title)} text={t(text)} actions={<HelpLink {...help} />} />
      )}
    </ContentSheet>
  )
}

function Line({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <div>
      <dt>
        <Kbd keys={keys} />
        <span className="sr-only">{keys.join(' ')}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
