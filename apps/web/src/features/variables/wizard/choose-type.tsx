import { msg } from '@waymark/domain/message'
import type { VariableType } from '@waymark/domain/variable'
import { useWords } from '#i18n/use-words.ts'
import { HelpLink } from '#items/help-link.tsx'
import type { ChoosingProps } from '#items/wizard/add-wizard.tsx'
import { ChooseStep } from '#items/wizard/choose-step.tsx'
import styles from '#items/wizard/wizard.module.css'
import { variableTiles } from './offered.ts'

const W = {
  types: msg('add-variable.types', 'Variable types'),
  nothing: msg('add-variable.nothing', 'Choose a type first'),
  about: msg('variables.about-types', 'About variable types'),
}

/** The first step: where the value comes from. */
export function ChooseType(step: ChoosingProps<VariableType>) {
  const { say } = useWords()
  return (
    <ChooseStep
      {...step}
      label={W.types}
      nothing={W.nothing}
      groups={variableTiles(say)}
      foot={<HelpLink topic="variables" label={W.about} className={styles.footStart} />}
    />
  )
}
