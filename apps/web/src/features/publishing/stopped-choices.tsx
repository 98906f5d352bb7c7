import { msg } from '@waymark/domain/message'
import { Checkbox } from '@waymark/ui/controls'
import { useI18n } from '#i18n/use-i18n.ts'
import { STOPPED_ON_WEBSITE } from './publish-messages.ts'
import styles from './publish-sheet.module.css'

const M = {
  resume: msg('publish-sheet.resume', 'Run “{name}” again'),
  hint: msg('publish-sheet.resume-hint', 'Otherwise it stays stopped in the new version.'),
}

interface StoppedChoicesProps {
  stopped: readonly { readonly id: string; readonly name: string }[]
  resumed: readonly string[]
  onChange: (resumed: readonly string[]) => void
}

/** Asks of each stopped tag that is active in the draft whether it runs again with the new version. */
export function StoppedChoices({ stopped, resumed, onChange }: StoppedChoicesProps) {
  const { t } = useI18n()
  if (stopped.length === 0) return null
  return (
    <fieldset className={styles.stopped}>
      <legend>{t(STOPPED_ON_WEBSITE)}</legend>
      {stopped.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={t(M.resume, { name })}
          hint={t(M.hint)}
          checked={resumed.includes(id)}
          onChange={(checked) => onChange(checked ? [...resumed, id] : resumed.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  )
}
