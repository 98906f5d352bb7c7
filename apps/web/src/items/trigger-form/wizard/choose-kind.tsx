import { msg } from '@waymark/domain/message'
import type { TriggerTemplateId } from '@waymark/domain/trigger/types'
import { useSite } from '#data/known.ts'
import { useWords } from '#i18n/use-words.ts'
import { HelpLink } from '#items/help-link.tsx'
import type { ChoosingProps } from '#items/wizard/add-wizard.tsx'
import { ChooseStep } from '#items/wizard/choose-step.tsx'
import styles from '#items/wizard/wizard.module.css'
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
