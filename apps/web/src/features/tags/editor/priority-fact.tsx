import { msg } from '@waymark/domain/message'
import { Popover } from '@waymark/ui/floating'
import { FactButton } from '@waymark/ui/layout'
import { lazy, Suspense } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { Fact } from '#items/editor/facts.tsx'
import { NO_PRIORITY, PRIORITY, PRIORITY_VALUE } from './priority-messages.ts'

const PriorityForm = lazy(() => import('./priority-form.tsx'))

const CHANGE = msg('tag-facts.change-priority', 'Priority: {value}. Change')

interface PriorityFactProps {
  appId: string
  tagId: string
  priority: number
  /** That of the tag as it is shown. */
  revision: string | undefined
  /** Whether the user may not change it. */
  fixed: boolean
}

/** The priority of a tag, which opens a small form. */
export function PriorityFact({ appId, tagId, priority, revision, fixed }: PriorityFactProps) {
  const { t } = useI18n()
  const value = priority === 0 ? t(NO_PRIORITY) : t(PRIORITY_VALUE, { priority })
  return (
    <Fact icon="priority">
      {fixed ? (
        value
      ) : (
        <Popover
          label={t(PRIORITY)}
          button={
            <FactButton aria-label={t(CHANGE, { value })} aria-haspopup="dialog">
              {value}
            </FactButton>
          }
        >
          {(close) => (
            <Suspense>
              <PriorityForm appId={appId} tagId={tagId} priority={priority} revision={revision} onClose={close} />
            </Suspense>
          )}
        </Popover>
      )}
    </Fact>
  )
}
