import { createContext, type ReactElement, type ReactNode, type Ref, use, useImperativeHandle, useRef } from 'react'
import { useRowWindow } from '../row-window/use-row-window.ts'
import styles from './list-pane.module.css'

/** Pixels from one row to the next, as the tokens have it. */
const PITCH = 45

/** The number of a row in its list, from 0, and how many there are when not all of them are drawn. */
const RowNumber = createContext<number | undefined>(undefined)
const RowCount = createContext<number | undefined>(undefined)

/** A list's rows for whoever moves between them. */
export interface ListRows {
  /** The element of a row, which is drawn if it was not yet; null when there is none of this number. */
  row(index: number): HTMLElement | null
}

/** What a row says about its place: its number for scripts, and for people who hear the list that it goes on. */
export function useRowPlace() {
  const number = use(RowNumber)
  const count = use(RowCount)
  return {
    'data-row': number,
    ...(count !== undefined && number !== undefined && { 'aria-setsize': count, 'aria-posinset': number + 1 }),
  }
}

interface RowsProps {
  label: string
  handle: Ref<ListRows> | undefined
}

/** The rows of a list: those given as an array are drawn as far as they are in view. */
export function Rows({ items, ...rest }: RowsProps & { items: ReactNode | readonly ReactElement[] }) {
  return Array.isArray(items) ? (
    <WindowedRows {...rest} items={items} />
  ) : (
    <ul aria-label={rest.label} className={styles.list}>
      {items}
    </ul>
  )
}

function WindowedRows({ label, handle, items }: RowsProps & { items: readonly ReactElement[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { stretches, row } = useRowWindow(items.length, { list, guess: PITCH })
  useImperativeHandle(handle, () => ({ row }))
  return (
    <RowCount value={stretches.every(({ drawn }) => drawn) ? undefined : items.length}>
      <ul ref={list} aria-label={label} className={styles.list}>
        {stretches.flatMap((stretch) =>
          stretch.drawn
            ? items.slice(stretch.from, stretch.to).map((item, at) => (
                <RowNumber key={item.key} value={stretch.from + at}>
                  {item}
                </RowNumber>
              ))
            : [<li key={`room ${stretch.from}`} aria-hidden="true" style={{ height: stretch.height }} />],
        )}
      </ul>
    </RowCount>
  )
}
