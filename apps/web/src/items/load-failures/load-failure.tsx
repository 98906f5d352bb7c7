import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '#data/call-failed.ts'
import { ScreenState } from './screen-state.tsx'
import { ServerError } from './server-error.tsx'

/** Words for a thing that does not exist (any more). */
export interface MissingMessages {
  title: string
  text: string
  /** The way back, a button or link. */
  actions: ReactNode
}

/** For `errorComponent` of a route: a missing thing gets its own words, everything else the server-error screen. */
export function LoadFailure({ error, missing }: Pick<ErrorComponentProps, 'error'> & { missing: MissingMessages }) {
  if (!isMissing(error)) return <ServerError error={error} />
  return <ScreenState art="lost" {...missing} />
}
