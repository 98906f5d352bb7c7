import type { FieldLink } from '@waymark/domain/field'
import { use } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './controls.module.css'
import { VariablesOf } from './use-variable-names.ts'

/** Links from a field to other modules of the suite, opened in a new tab. Empty outside of a website. */
export function FieldLinks({ links }: { links: readonly FieldLink[] }) {
  const { t } = useI18n()
  const appId = use(VariablesOf)
  if (appId === null) return null
  return (
    <span className={styles.links}>
      {links.map(({ label, path }) => (
        <a
          key={path}
          className="link link-alone"
          href={path.replace('{appId}', appId)}
          target="_blank"
          rel="noreferrer"
        >
          {t(label)}
        </a>
      ))}
    </span>
  )
}
