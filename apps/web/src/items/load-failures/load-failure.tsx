import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '#data/call-failed.ts'
import { ScreenState } from './screen-state.tsx'
import { ServerError } from './server-error.tsx'

/** The texts for an item that does not exist (any more). */
export interface MissingMessages {
  title: string
  text: string
  /** A button or link that leads back. */
  actions: ReactNode
}

/** For `errorComponent` of a route: a missing item has its own texts, other errors show the server-error screen. */
export function LoadFailure({ error, missing }: Pick<ErrorComponentProps, 'error'> & { missing: MissingMessages }) {
  if (!isMissing(error)) return <ServerError error={error} />
  return <ScreenState art="lost" {...missing} />
}
