import { msg } from '@waymark/domain/message'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SETTINGS_PAGES } from '../settings-pages.ts'

/** The order in which tags run that the same event fires. */
export function TagsPriorityScreen() {
  const { t } = useI18n()
  return (
    <ContentSheet wide>
      <PageHead
        titleRef={headingFocus}
        title={t(SETTINGS_PAGES['tags-priority'].name)}
        caption={t(
          msg(
            'priority.caption',
            'Prioritized tags fire first when one event fires several tags. The top tag has the highest priority; all others follow in no fixed order.',
          ),
        )}
      />
    </ContentSheet>
  )
}
