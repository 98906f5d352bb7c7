import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { TAG_WARNINGS, type TagWarning, tagWarnings, type WireTemplate } from '@waymark/domain/tag'
import type { LinkedTrigger } from '@waymark/forms/models/tag'
import { Note } from '@waymark/ui/layout'
import { memo } from 'react'
import { licenceQuery, modulesQuery } from '../../../queries/account.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './tag-warnings.module.css'

const TONES: Readonly<Record<TagWarning, 'neutral' | 'warning' | 'danger'>> = {
  'edit-needed': 'neutral',
  'will-not-fire': 'danger',
  'no-triggers': 'warning',
  'consent-manager-missing': 'warning',
  'consent-not-asked': 'warning',
}

const UNRECOGNIZED = msg(
  'tag-warning.unrecognized',
  '{count, plural, one {One reference matches} other {# references match}} no variable: {names}',
)

/** What is wrong with the tag although it is saved, the most urgent first. */
export const TagWarnings = memo(function TagWarnings({
  template,
  triggers,
  site,
  mayEdit,
  unrecognized,
}: {
  template: WireTemplate
  triggers: readonly LinkedTrigger[]
  site: Site
  mayEdit: boolean
  /** Names in `{{ }}` that are no variable. */
  unrecognized: readonly string[]
}) {
  const { say } = useWords()
  const { data: licence } = useQuery(licenceQuery)
  const { data: modules } = useQuery(modulesQuery)
  const consentManagerIncluded =
    (licence?.attributes.modules.includes('consent_manager') ?? false) &&
    (modules?.some(({ id }) => id === 'consent_manager') ?? false)
  const warnings = tagWarnings({ template, triggers, site, consentManagerIncluded, mayEdit })
  if (warnings.length === 0 && unrecognized.length === 0) return null
  return (
    <div className={styles.notes}>
      {warnings.map((warning) => (
        <Note key={warning} tone={TONES[warning]} {...(warning === 'edit-needed' && { icon: 'lock' as const })}>
          {say(TAG_WARNINGS[warning])}
        </Note>
      ))}
      {unrecognized.length > 0 && (
        <Note tone="info">{say(UNRECOGNIZED, { count: unrecognized.length, names: unrecognized.join(', ') })}</Note>
      )}
    </div>
  )
})
