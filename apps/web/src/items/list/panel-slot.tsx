import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './panel-slot.module.css'

const Slot = createContext<HTMLElement | null>(null)

/** The content beside a list, with a slot for a side panel that a component inside the content opens. */
export function PanelSlot({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <Slot value={slot}>
      {children}
      <div ref={setSlot} className={styles.place} />
    </Slot>
  )
}

/** Draws a side panel beside the content. */
export function InPanelSlot({ children }: { children: ReactNode }) {
  const slot = use(Slot)
  return slot && createPortal(children, slot)
}
