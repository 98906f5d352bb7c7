import { LinkButton } from '@waymark/ui/controls'
import type { LinkRender } from '@waymark/ui/link'
import type { ReactNode } from 'react'
import styles from './onboarding.module.css'

/** An action of a step that is only a link, and a button while the step is the first open one. */
export function StepLink({ primary, link, children }: { primary: boolean; link: LinkRender; children: ReactNode }) {
  if (!primary) return link({ className: styles.plain ?? '', children })
  return (
    <LinkButton size="small" variant="primary" link={link}>
      {children}
    </LinkButton>
  )
}
