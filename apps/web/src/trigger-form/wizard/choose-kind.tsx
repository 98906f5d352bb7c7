import { msg } from '@waymark/domain/message'
import type { TriggerTemplateId } from '@waymark/domain/trigger/types'
import { HelpLink } from '../../help/help-link.tsx'
import { useSite } from '../../queries/known.ts'
import type { ChoosingProps } from '../../wizard/add-wizard.tsx'
import { ChooseStep } from '../../wizard/choose-step.tsx'
import styles from '../../wizard/wizard.module.css'
import { useWords } from '../../words/use-words.ts'
import { kindTiles, type Restriction } from './kinds.ts'

const W = {
  types: msg('add-trigger.types', 'Trigger types'),
  about: msg('add-trigger.about', 'About trigger types'),
  nothing: msg('add-trigger.nothing', 'Choose a type first'),
}

/** The first step: what the trigger watches for. */
export function ChooseKind({
  restriction,
  ...step
}: ChoosingProps<TriggerTemplateId> & { restriction: Restriction | undefined }) {
  const { say } = useWords()
  const site = useSite()
  return (
    <ChooseStep
      {...step}
      label={W.types}
      nothing={W.nothing}
      groups={kindTiles(say, { site, restriction })}
      foot={<HelpLink topic="triggers" label={W.about} className={styles.footStart} />}
    />
  )
}
