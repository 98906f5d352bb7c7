import { msg } from '@waymark/domain/message'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'

const LOADING = msg('debugger.loading', 'Loading the debugger')

/** Shown until the connection and the screens are loaded. */
export function DebuggerSkeleton() {
  const { t } = useI18n()
  return (
    <ContentSheet>
      <ContentSkeleton label={t(LOADING)} />
    </ContentSheet>
  )
}
