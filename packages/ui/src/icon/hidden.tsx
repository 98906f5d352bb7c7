import type { ReactNode } from 'react'

/** Text that only screen readers meet. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
