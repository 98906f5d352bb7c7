import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { sitePicker } from '../../sites/site-picker-open.ts'
import { useWords } from '../../words/use-words.ts'

/** Opens the picker in the product bar. */
export function ChooseSiteButton() {
  const { say } = useWords()
  return (
    <Button variant="primary" onPress={sitePicker.open}>
      {say(msg('choose-site.none', 'Choose a website'))}
    </Button>
  )
}
