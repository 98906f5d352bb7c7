import { Button } from '@waymark/ui/controls'
import { CHOOSE_WEBSITE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { sitePicker } from '#sites/site-field/site-picker-open.ts'

/** Opens the picker in the product bar. */
export function ChooseSiteButton() {
  const { t } = useI18n()
  return (
    <Button variant="primary" onPress={sitePicker.open}>
      {t(CHOOSE_WEBSITE)}
    </Button>
  )
}
