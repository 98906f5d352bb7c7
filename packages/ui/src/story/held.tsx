import { type ReactNode, useState } from 'react'

/** Holds a value for a story, as a form would. */
export function Held<Value>({
  start,
  children,
}: {
  start: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}) {
  const [value, set] = useState(start)
  return children(value, set)
}
