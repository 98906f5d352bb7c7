import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './panel-place.module.css'

const Place = createContext<HTMLElement | null>(null)

/** The content beside a list, with a place for a side panel that a component inside the content opens. */
export function PanelPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Place value={place}>
      {children}
      <div ref={setPlace} className={styles.place} />
    </Place>
  )
}

/** Draws a side panel beside the content. */
export function InPanelPlace({ children }: { children: ReactNode }) {
  const place = use(Place)
  return place && createPortal(children, place)
}
