import { msg } from '@waymark/domain/message'
import { BackLine } from '@waymark/ui/layout'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useNarrowViewport } from '#browser/use-narrow-viewport.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './one-pane.module.css'

const M = {
  label: msg('one-pane.label', 'Back to the list'),
  position: msg('one-pane.position', '{at, number} of {total, number}'),
  previous: msg('one-pane.previous', 'Previous'),
  next: msg('one-pane.next', 'Next'),
  first: msg('one-pane.first', 'This is the first one'),
  last: msg('one-pane.last', 'This is the last one loaded'),
}

interface Rows {
  readonly order: readonly string[]
  readonly total: number
}

const TellRows = createContext<(rows: Rows) => void>(() => undefined)
const Line = createContext<ReactNode>(null)
const Alone = createContext(false)

/** Lets the line above an open item know which rows the list shows, and how many there are. */
export function useTellRows(order: readonly string[], total: number): void {
  const tell = use(TellRows)
  useEffect(() => tell({ order, total }), [tell, order, total])
}

/** Whether the list is all there is on the screen: a narrow window with nothing open. */
export const useListAlone = (): boolean => use(Alone)

/** On narrow windows the way back to the list and to the neighbours of the open item; hidden on wide ones. */
export const useBackLine = (): ReactNode => use(Line)

/**
 * List and content side by side; on narrow windows one of them at a time: the list, or what is open with a line that
 * leads back.
 */
export function OnePane({
  open,
  text,
  link,
  onOpen,
  children,
}: {
  /** The id of what is open, if anything is. */
  open: string | undefined
  /** The name of the list. */
  text: string
  /** The way to the list. */
  link: Parameters<typeof BackLine>[0]['link']
  onOpen: (id: string) => void
  children: ReactNode
}) {
  const { t } = useI18n()
  const alone = useNarrowViewport() && open === undefined
  const [{ order, total }, tell] = useState<Rows>({ order: [], total: 0 })
  const at = open === undefined ? -1 : order.indexOf(open)
  const step = (by: 1 | -1, label: string, reason: string) => {
    const id = at < 0 ? undefined : order[at + by]
    return {
      label,
      onPress: () => id !== undefined && onOpen(id),
      disabledReason: id === undefined ? reason : undefined,
    }
  }
  const line = open !== undefined && (
    <div className={styles.line}>
      <BackLine
        label={t(M.label)}
        text={text}
        link={link}
        {...(at >= 0 && { position: t(M.position, { at: at + 1, total }) })}
        previous={step(-1, t(M.previous), t(M.first))}
        next={step(1, t(M.next), t(M.last))}
      />
    </div>
  )
  return (
    <TellRows value={tell}>
      <Line value={line}>
        <Alone value={alone}>
          <div className={styles.panes} data-open={open === undefined ? undefined : ''}>
            {children}
          </div>
        </Alone>
      </Line>
    </TellRows>
  )
}
