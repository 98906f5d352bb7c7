import { msg } from '@waymark/domain/message'
import { Section } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './steps.module.css'

const TITLE = msg('template-steps.title', 'Set up')

/** A link inside a step, to another place of the suite or outside. */
export function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

interface StepsProps {
  steps: readonly ReactNode[]
  first: boolean
  children?: ReactNode
}

/** Numbered sentences, and a note below them. */
export function Steps({ steps, first, children }: StepsProps) {
  const { t } = useI18n()
  return (
    <Section first={first} stacked title={t(TITLE)}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      {children}
    </Section>
  )
}
