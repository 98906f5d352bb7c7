import { msg } from '@waymark/domain/message'
import { BackLine, useNarrowViewport } from '@waymark/ui/layout'
import type { LinkRender } from '@waymark/ui/link'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { BACK_TO_LIST, POSITION } from './item-list-messages.ts'
import styles from './list-and-content.module.css'

const M = {
  previous: msg('one-pane.previous', 'Previous'),
  next: msg('one-pane.next', 'Next'),
  first: msg('one-pane.first', 'This is the first one'),
  last: msg('one-pane.last', 'This is the last one loaded'),
}

interface Rows {
  readonly ids: readonly string[]
  readonly total: number
}

const ReportRows = createContext<(rows: Rows) => void>(() => undefined)
const Line = createContext<(end: ReactNode) => ReactNode>(() => null)
const Alone = createContext(false)

/** Provides the rows of the list and their number to the line above an open item. */
export function useReportRows(ids: readonly string[], total: number): void {
  const report = use(ReportRows)
  useEffect(() => report({ ids, total }), [report, ids, total])
}

/** Whether only the list is shown: a narrow window with no open item. */
export const useListAlone = (): boolean => use(Alone)

/** On narrow windows the links to the list and to the neighbours of the open item, and what stands at the end; hidden on wide ones. */
export const useBackLine = (end: ReactNode): ReactNode => use(Line)(end)

interface ListAndContentProps {
  /** The id of the open item, if any. */
  open: string | undefined
  /** The name of the list. */
  text: string
  /** The link to the list. */
  link: LinkRender
  onOpen: (id: string) => void
  children: ReactNode
}

/**
 * List and content side by side; on narrow windows one at a time: the list, or the open item with a link back.
 */
export function ListAndContent({ open, text, link, onOpen, children }: ListAndContentProps) {
  const { t } = useI18n()
  const alone = useNarrowViewport() && open === undefined
  const [{ ids, total }, setRows] = useState<Rows>({ ids: [], total: 0 })
  const at = open === undefined ? -1 : ids.indexOf(open)
  const step = (by: 1 | -1, label: string, reason: string) => {
    const id = at < 0 ? undefined : ids[at + by]
    return {
      label,
      onPress: () => id !== undefined && onOpen(id),
      disabledReason: id === undefined ? reason : undefined,
    }
  }
  const line = (end: ReactNode) =>
    open !== undefined && (
      <div className={styles.line}>
        <BackLine
          label={t(BACK_TO_LIST)}
          text={text}
          back={{ link }}
          {...(at >= 0 && { position: t(POSITION, { at: at + 1, total }) })}
          previous={step(-1, t(M.previous), t(M.first))}
          next={step(1, t(M.next), t(M.last))}
          end={end}
        />
      </div>
    )
  return (
    <ReportRows value={setRows}>
      <Line value={line}>
        <Alone value={alone}>
          <div className={styles.panes} data-open={open === undefined ? undefined : ''}>
            {children}
          </div>
        </Alone>
      </Line>
    </ReportRows>
  )
}
