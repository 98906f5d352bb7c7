import { msg } from '@waymark/domain/message'
import type { TriggerTypeId } from '@waymark/domain/trigger/types'
import { useSite } from '#data/current-site.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { HelpLink } from '#items/help-link.tsx'
import type { ChoosingProps } from '#items/wizard/add-wizard.tsx'
import { ChooseStep } from '#items/wizard/choose-step.tsx'
import styles from '#items/wizard/wizard.module.css'
import { type Restriction, typeTiles } from './type-tiles.ts'

const M = {
  types: msg('add-trigger.types', 'Trigger types'),
  about: msg('add-trigger.about', 'About trigger types'),
}

/** The first step: the type of the trigger. */
export function ChooseType({
  restriction,
  ...step
}: ChoosingProps<TriggerTypeId> & { restriction: Restriction | undefined }) {
  const { t } = useI18n()
  const site = useSite()
  return (
    <ChooseStep
      {...step}
      label={M.types}
      groups={typeTiles(t, { site, restriction })}
      foot={<HelpLink topic="triggers" label={M.about} className={styles.footStart} />}
    />
  )
}
