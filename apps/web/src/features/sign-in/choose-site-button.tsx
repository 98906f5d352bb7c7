import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { useWords } from '#i18n/use-words.ts'
import { sitePicker } from '#items/site-field/site-picker-open.ts'

/** Opens the picker in the product bar. */
export function ChooseSiteButton() {
  const { say } = useWords()
  return (
    <Button variant="primary" onPress={sitePicker.open}>
      {say(msg('choose-site.none', 'Choose a website'))}
    </Button>
  )
}
