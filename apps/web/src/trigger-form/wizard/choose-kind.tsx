import { msg } from '@waymark/domain/message'
import type { TriggerTemplateId } from '@waymark/domain/trigger/types'
import { Button } from '@waymark/ui/controls'
import { useSite } from '../../queries/known.ts'
import { ChoiceGrid } from '../../wizard/choice-grid.tsx'
import styles from '../../wizard/wizard.module.css'
import { WizardFrame } from '../../wizard/wizard-frame.tsx'
import { useWords } from '../../words/use-words.ts'
import { kindTiles, type Restriction } from './kinds.ts'
import { WIZARD } from './wizard-words.ts'

const W = {
  types: msg('add-trigger.types', 'Trigger types'),
  about: msg('add-trigger.about', 'About trigger types'),
  nothing: msg('add-trigger.nothing', 'Choose a type first'),
  cancel: msg('cancel', 'Cancel'),
  next: msg('next', 'Next'),
}

/** The first step: what the trigger watches for. */
export function ChooseKind({
  restriction,
  chosen,
  onChoose,
  onNext,
  onLeave,
}: {
  restriction: Restriction | undefined
  chosen: TriggerTemplateId | undefined
  onChoose: (kind: TriggerTemplateId) => void
  onNext: () => void
  onLeave: () => void
}) {
  const { say } = useWords()
  const site = useSite()
  return (
    <WizardFrame
      title={say(WIZARD.title)}
      steps={[say(WIZARD.type), say(WIZARD.settings)]}
      step={1}
      width={1008}
      onClose={onLeave}
      foot={
        <>
          <a href="/help/triggers" target="_blank" rel="noreferrer" className={`link ${styles.footStart}`}>
            {say(W.about)}
          </a>
          <Button variant="quiet" onPress={onLeave}>
            {say(W.cancel)}
          </Button>
          <Button variant="primary" disabledReason={chosen === undefined ? say(W.nothing) : undefined} onPress={onNext}>
            {say(W.next)}
          </Button>
        </>
      }
    >
      <ChoiceGrid
        wide
        label={say(W.types)}
        groups={kindTiles(say, { site, restriction })}
        value={chosen}
        onChange={onChoose}
        onConfirm={(kind) => {
          onChoose(kind)
          onNext()
        }}
      />
    </WizardFrame>
  )
}
