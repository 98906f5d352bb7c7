import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

export interface LoadMoreProps {
  label: string
  pending?: boolean
  onPress: () => void
  /** "50 of 412" */
  text?: ReactNode
}

/** The button that loads the next rows of a list; it shows a spinner while loading. */
export function LoadMore({ label, pending, onPress, text }: LoadMoreProps) {
  return (
    <>
      <Button size="small" pending={pending} onPress={onPress}>
        {label}
      </Button>
      {text && <span>{text}</span>}
    </>
  )
}
