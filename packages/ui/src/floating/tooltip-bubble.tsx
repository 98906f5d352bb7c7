import { useRef } from 'react'
import { Kbd } from '../icon/kbd.tsx'
import type { Placement } from './anchor.ts'
import styles from './tooltip.module.css'
import { type Anchor, useFloating } from './use-floating.ts'

/** The text of a tooltip, in a popover of the platform. */
export default function TooltipBubble({
  text,
  keys,
  placement,
  anchor,
}: {
  text: string
  keys: readonly string[] | undefined
  placement: Placement
  anchor: Anchor
}) {
  const floating = useRef<HTMLSpanElement>(null)
  useFloating(floating, anchor, placement)
  return (
    <span ref={floating} popover="manual" role="tooltip" className={styles.tooltip}>
      {text}
      {keys && <Kbd keys={keys} />}
    </span>
  )
}
