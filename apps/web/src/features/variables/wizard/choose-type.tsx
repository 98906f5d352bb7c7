import { msg } from '@waymark/domain/message'
import type { VariableType } from '@waymark/domain/variable'
import { useI18n } from '#i18n/use-i18n.ts'
import { HelpLink } from '#items/help-link.tsx'
import type { ChoosingProps } from '#items/wizard/add-wizard.tsx'
import { ChooseStep } from '#items/wizard/choose-step.tsx'
import styles from '#items/wizard/wizard.module.css'
import { ABOUT_TYPES } from '../variable-messages.ts'
import { variableTiles } from './variable-tiles.ts'

const TYPES = msg('add-variable.types', 'Variable types')

/** The first step: where the value comes from. */
export function ChooseType(step: ChoosingProps<VariableType>) {
  const { t } = useI18n()
  return (
    <ChooseStep
      {...step}
      label={TYPES}
      groups={variableTiles(t)}
      foot={<HelpLink topic="variables" label={ABOUT_TYPES} className={styles.footStart} />}
    />
  )
}
