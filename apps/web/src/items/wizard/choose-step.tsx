import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import type { ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ChoosingProps } from './add-wizard.tsx'
import { ChoiceGrid, type ChoiceGroup } from './choice-grid.tsx'
import { WizardStep } from './wizard-frame.tsx'

const M = {
  cancel: msg('cancel', 'Cancel'),
  next: msg('next', 'Next'),
}

/** The first step of a wizard: tiles of which one is chosen. */
export function ChooseStep<Kind extends string>({
  label,
  nothing,
  groups,
  chosen,
  onChoose,
  onNext,
  onLeave,
  nav,
  search,
  foot,
  none,
}: ChoosingProps<Kind> & {
  /** What is chosen from. */
  label: Message
  /** Why it does not go on while nothing is chosen. */
  nothing: Message
  groups: readonly ChoiceGroup<Kind>[]
  /** The list at its side; without it the tiles are few and wide. */
  nav?: ReactNode
  /** Stands above the tiles and has the focus first. */
  search?: ReactNode
  /** Stands beside the buttons. */
  foot?: ReactNode
  /** Stands in the place of the tiles when there is none. */
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
            {t(M.cancel)}
          </Button>
          <Button variant="primary" disabledReason={chosen === undefined ? t(nothing) : undefined} onPress={onNext}>
            {t(M.next)}
          </Button>
        </>
      }
    >
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
