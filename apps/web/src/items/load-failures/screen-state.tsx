import { ContentSheet, EmptyState } from '@waymark/ui/layout'
import type { ComponentProps } from 'react'
import { usePageTitle } from '#browser/page-title.ts'

/** A whole screen that only says why there is nothing on it. Its title is the page's. */
export function ScreenState(props: Omit<ComponentProps<typeof EmptyState>, 'level'> & { title: string }) {
  usePageTitle(props.title)
  return (
    <ContentSheet centred>
      <EmptyState {...props} level={1} />
    </ContentSheet>
  )
}
