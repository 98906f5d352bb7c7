import type { ErrorComponentProps } from '@tanstack/react-router'
import { EmptyState } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { isMissing } from '../queries/call-failed.ts'
import { usePageTitle } from '../titles/page-title.ts'
import { ServerError } from './server-error.tsx'

/** Words for a thing that does not exist (any more). */
export interface MissingWords {
  title: string
  text: string
  /** The way back, a button or link. */
  actions: ReactNode
}

/** For `errorComponent` of a route: a missing thing gets its own words, everything else the server-error screen. */
export function LoadFailure({ error, missing }: Pick<ErrorComponentProps, 'error'> & { missing: MissingWords }) {
  if (!isMissing(error)) return <ServerError error={error} />
  return <Missing {...missing} />
}

function Missing({ title, text, actions }: MissingWords) {
  usePageTitle(title)
  return <EmptyState art="lost" title={title} text={text} actions={actions} />
}
