import { msg } from '@waymark/domain/message'
import { Toasts } from '@waymark/ui/overlay'
import { useWords } from '#i18n/use-words.ts'
import { noticeList } from './notice-list.ts'

/** The corner with the notices of this page. */
export default function Corner() {
  const { say } = useWords()
  return (
    <Toasts
      list={noticeList}
      label={say(msg('notices.label', 'Notices'))}
      dismissLabel={say(msg('notices.dismiss', 'Dismiss'))}
    />
  )
}
