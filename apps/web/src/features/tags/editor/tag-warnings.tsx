import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { TAG_WARNINGS, type TagWarning, tagWarnings, type WireTemplate } from '@waymark/domain/tag'
import type { LinkedTrigger } from '@waymark/forms/models/tag'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { memo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { CHOOSE_TRIGGER } from '../form/trigger-messages.ts'
import { useConsentManagerIncluded } from '../form/use-consent-manager-included.ts'

const TONES: Readonly<Record<TagWarning, 'neutral' | 'warning' | 'danger'>> = {
  'edit-needed': 'neutral',
  'will-not-fire': 'danger',
  'no-triggers': 'warning',
  'consent-manager-missing': 'warning',
  'consent-not-asked': 'warning',
}

const M = {
  fix: msg('tag-warning.fix-trigger', 'Fix trigger'),
  privacy: msg('tag-warning.privacy-settings', 'Privacy settings'),
}

const UNRECOGNIZED = msg(
  'tag-warning.unrecognized',
  '{count, plural, one {One reference matches} other {# references match}} no variable: {names}',
)

interface TagWarningsProps {
  template: WireTemplate
  triggers: readonly LinkedTrigger[]
  /** Whether another tag fires it. */
  isSequenced: boolean
  site: Site
  mayEdit: boolean
  /** Names in `{{ }}` without a variable. */
  unrecognized: readonly string[]
  /** Opens the dialog that fixes the triggers: the form of one trigger, or the list to choose from. */
  onTrigger: (open: 'choosing' | { readonly editing: string }) => void
}

/** Warnings about a tag, the most urgent first. */
export const TagWarnings = memo(function TagWarnings({
  template,
  triggers,
  isSequenced,
  site,
  mayEdit,
  unrecognized,
  onTrigger,
}: TagWarningsProps) {
  const { t } = useI18n()
  const consentManagerIncluded = useConsentManagerIncluded()
  const warnings = tagWarnings({ template, triggers, isSequenced, site, consentManagerIncluded, mayEdit })
  if (warnings.length === 0 && unrecognized.length === 0) return null
  const broken = triggers.find((one) => one.hasAbandonedConditions || one.hasConditionsWithAbandonedVariable)
  const fixOf = (warning: TagWarning) => {
    if (!mayEdit) return undefined
    if (warning === 'will-not-fire' && broken)
      return (
        <Button size="small" onPress={() => onTrigger({ editing: broken.id })}>
          {t(M.fix)}
        </Button>
      )
    if (warning === 'no-triggers')
      return (
        <Button size="small" onPress={() => onTrigger('choosing')}>
          {t(CHOOSE_TRIGGER)}
        </Button>
      )
    if (warning === 'edit-needed' || warning === 'will-not-fire') return undefined
    return (
      <a className="link" href={`/administration/apps/${site.id}/privacy`} target="_blank" rel="noreferrer">
        {t(M.privacy)}
      </a>
    )
  }
  return (
    <>
      {warnings.map((warning) => (
        <Note
          key={warning}
          tone={TONES[warning]}
          {...(warning === 'edit-needed' && { icon: 'lock' as const })}
          action={fixOf(warning)}
        >
          {t(TAG_WARNINGS[warning])}
        </Note>
      ))}
      {unrecognized.length > 0 && (
        <Note tone="info">{t(UNRECOGNIZED, { count: unrecognized.length, names: unrecognized.join(', ') })}</Note>
      )}
    </>
  )
})
