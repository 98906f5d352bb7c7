import type { CSSProperties, ReactNode } from 'react'

const column: CSSProperties = { display: 'flex', flexDirection: 'column', gap: 16, padding: 24, maxWidth: 520 }
const line: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }

/** Several states of a component below each other. */
export function Stack({ children, width }: { children: ReactNode; width?: number }) {
  return <div style={{ ...column, ...(width && { maxWidth: width }) }}>{children}</div>
}

/** Several states side by side. */
export function Line({ children }: { children: ReactNode }) {
  return <div style={line}>{children}</div>
}
