import { Note } from '@waymark/ui/layout'

/** Why what is shown cannot be changed. */
export const LockedNote = ({ children }: { children: string }) => (
  <Note tone="neutral" icon="lock">
    {children}
  </Note>
)
