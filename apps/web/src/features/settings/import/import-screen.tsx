import { msg } from '@waymark/domain/message'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SETTINGS_PAGES } from '../settings-pages.ts'

/** Adds the tags, triggers and variables of another site, or of an exported file, to the draft. */
export function ImportScreen() {
  const { t } = useI18n()
  return (
    <ContentSheet>
      <PageHead
        titleRef={headingFocus}
        title={t(SETTINGS_PAGES.import.name)}
        caption={t(
          msg(
            'import.caption',
            'An import adds to the draft. Nothing that is there is changed, and nothing is removed.',
          ),
        )}
      />
    </ContentSheet>
  )
}
