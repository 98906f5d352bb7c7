import { msg } from '@waymark/domain/message'
import { Toasts } from '@waymark/ui/overlay'
import { useI18n } from '#i18n/use-i18n.ts'
import { noticeList } from './notice-list.ts'

/** The corner with the notices of this page. */
export default function Corner() {
  const { t } = useI18n()
  return (
    <Toasts
      list={noticeList}
      label={t(msg('notices.label', 'Notices'))}
      dismissLabel={t(msg('notices.dismiss', 'Dismiss'))}
    />
  )
}
