import { ContentSheet, EmptyState } from '@waymark/ui/layout'
import type { ComponentProps } from 'react'
import { usePageTitle } from '#browser/page-title.ts'

/** A screen with only a message. Its title is also the title of the page. */
export function ScreenState(props: Pick<ComponentProps<typeof EmptyState>, 'text' | 'actions'> & { title: string }) {
  usePageTitle(props.title)
  return (
    <ContentSheet centred>
      <EmptyState {...props} art="lost" level={1} />
    </ContentSheet>
  )
}
