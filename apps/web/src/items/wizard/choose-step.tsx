import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import type { ReactNode } from 'react'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ChoosingProps } from './add-wizard.tsx'
import { ChoiceGrid, type ChoiceGroup } from './choice-grid.tsx'
import styles from './wizard.module.css'
import { WizardStep } from './wizard-frame.tsx'

const NEXT = msg('next', 'Next')
const CHOOSE_TYPE = msg('wizard.choose-type', 'Choose a type first')

/** The first step of a wizard: a choice of tiles. */
export function ChooseStep<Kind extends string>({
  label,
  nothing = CHOOSE_TYPE,
  groups,
  chosen,
  onChoose,
  onNext,
  onLeave,
  note,
  nav,
  search,
  foot,
  none,
}: ChoosingProps<Kind> & {
  /** The groups of tiles. */
  label: Message
  /** Why it cannot continue while no tile is chosen. */
  nothing?: Message
  groups: readonly ChoiceGroup<Kind>[]
  /** The side list; without it the tiles are few and wide. */
  nav?: ReactNode
  /** Shown above the tiles, with the initial focus. */
  search?: ReactNode
  /** Shown beside the buttons. */
  foot?: ReactNode
  /** Shown when there are no tiles. */
  none?: ReactNode
}) {
  const { t } = useI18n()
  return (
    <WizardStep
      nav={nav}
      foot={
        <>
          {foot}
          <Button variant="quiet" onPress={onLeave}>
            {t(CANCEL)}
          </Button>
          <Button variant="primary" disabledReason={chosen === undefined ? t(nothing) : undefined} onPress={onNext}>
            {t(NEXT)}
          </Button>
        </>
      }
    >
      {note && <div className={styles.note}>{note}</div>}
      {search}
      {groups.length === 0 ? (
        none
      ) : (
        <ChoiceGrid
          wide={!nav}
          takesFocus={!search}
          label={t(label)}
          groups={groups}
          value={chosen}
          onChange={onChoose}
          onConfirm={(kind) => {
            onChoose(kind)
            onNext()
          }}
        />
      )}
    </WizardStep>
  )
}
