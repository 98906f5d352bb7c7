import { type Deed, NOTICES } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { type FieldOutcome, outcomesOf } from './after-failure.ts'
import { noticeList } from './notice-list.ts'

/**
 * Says how things went, in notices that leave after five seconds.
 *
 * - `done(deed)` says that it has been done, `began(deed)` that it is under way (for deeds that have words for it)
 * - `failed(deed, error)` finds out what a failure means: its notices are shown, and the places in a form that it
 *   speaks of are returned, for the form to say it there
 * - `success` and `info` say anything else
 */
export function useNotices() {
  const { t } = useI18n()
  return useMemo(() => {
    const settle = (tone: 'success' | 'danger' | 'info', text: string, begun?: number) =>
      begun === undefined ? noticeList.show({ tone, text }) : noticeList.update(begun, { tone, text })

    return {
      began: (deed: Deed): number | undefined => {
        const words = NOTICES[deed]
        return 'pending' in words ? noticeList.show({ tone: 'pending', text: t(words.pending) }) : undefined
      },
      done: (deed: Deed, begun?: number) => settle('success', t(NOTICES[deed].success), begun),
      failed: (deed: Deed, error: unknown, begun?: number): readonly FieldOutcome[] => {
        const outcomes = outcomesOf(error, NOTICES[deed].failure)
        const notice = outcomes.find((outcome) => outcome.at === 'notice')
        if (notice) settle('danger', t(notice.message), begun)
        else if (begun !== undefined) noticeList.dismiss(begun)
        return outcomes.filter((outcome) => outcome.at === 'field')
      },
      success: (message: Message, values?: Record<string, unknown>) => settle('success', t(message, values)),
      info: (message: Message, values?: Record<string, unknown>) => settle('info', t(message, values)),
      failure: (message: Message, values?: Record<string, unknown>) => settle('danger', t(message, values)),
    }
  }, [t])
}
