import { ContentSheet, EmptyState } from '@waymark/ui/layout'
import type { ComponentProps } from 'react'
import { usePageTitle } from '#browser/page-title.ts'

/** A screen with only a message. Its title is also the title of the page. */
export function ScreenState(props: Omit<ComponentProps<typeof EmptyState>, 'level'> & { title: string }) {
  usePageTitle(props.title)
  return (
    <ContentSheet centred>
      <EmptyState {...props} level={1} />
    </ContentSheet>
  )
}
