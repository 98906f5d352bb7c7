import { msg } from '@waymark/domain/message'
import type { VariableType } from '@waymark/domain/variable'
import { Button } from '@waymark/ui/controls'
import { ChoiceGrid } from '../../../wizard/choice-grid.tsx'
import styles from '../../../wizard/wizard.module.css'
import { WizardFrame } from '../../../wizard/wizard-frame.tsx'
import { useWords } from '../../../words/use-words.ts'
import { HelpLink } from '../form/help-link.tsx'
import { variableTiles } from './offered.ts'
import { WIZARD } from './wizard-words.ts'

const W = {
  cancel: msg('cancel', 'Cancel'),
  next: msg('next', 'Next'),
  types: msg('add-variable.types', 'Variable types'),
  nothing: msg('add-variable.nothing', 'Choose a type first'),
}

/** The first step: where the value comes from. */
export function ChooseType({
  chosen,
  onChoose,
  onNext,
  onLeave,
}: {
  chosen: VariableType | undefined
  onChoose: (type: VariableType) => void
  onNext: () => void
  onLeave: () => void
}) {
  const { say } = useWords()
  return (
    <WizardFrame
      title={say(WIZARD.title)}
      steps={[say(WIZARD.type), say(WIZARD.settings)]}
      step={1}
      width={1008}
      onClose={onLeave}
      foot={
        <>
          <span className={styles.footStart}>
            <HelpLink topic="variables" />
          </span>
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
        groups={variableTiles(say)}
        value={chosen}
        onChange={onChoose}
        onConfirm={(type) => {
          onChoose(type)
          onNext()
        }}
      />
    </WizardFrame>
  )
}
