import { msg } from '@waymark/domain/message'
import { Toasts } from '@waymark/ui/overlay'
import { useI18n } from '#i18n/use-i18n.ts'
import { noticeList } from './notice-list.ts'

/** Draws the toasts of this page. It is there before the first of them, so that screen readers announce that one too. */
export function Notices() {
  const { t } = useI18n()
  return (
    <Toasts
      list={noticeList}
      label={t(msg('notices.label', 'Notices'))}
      dismissLabel={t(msg('notices.dismiss', 'Dismiss'))}
    />
  )
}
