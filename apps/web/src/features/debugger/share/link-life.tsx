import { DEBUG_LINK_DAYS } from '@waymark/domain/debug-link'
import { msg } from '@waymark/domain/message'
import { Select } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './share.module.css'

const M = {
  life: msg('debugger.share.life', 'Valid for'),
  days: msg('debugger.share.days', '{days, plural, one {# day} other {# days}}'),
}

interface LinkLifeProps {
  days: number
  onChange: (days: number) => void
  disabledReason: string | undefined
}

/** Chooses for how many days a new link is valid. */
export function LinkLife({ days, onChange, disabledReason }: LinkLifeProps) {
  const { t } = useI18n()
  return (
    <Field label={t(M.life)} className={styles.life}>
      <Select
        value={String(days)}
        onChange={(value) => onChange(Number(value))}
        options={DEBUG_LINK_DAYS.map((count) => ({ value: String(count), label: t(M.days, { days: count }) }))}
        disabledReason={disabledReason}
      />
    </Field>
  )
}
