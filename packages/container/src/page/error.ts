import type { PageError } from '../engine/core/page.ts'
import { listen } from './listen.ts'
import { tryTo } from './report.ts'

/** Calls back with uncaught errors. Those of scripts of other origins have no details, rejected promises no position. */
export function onError(run: (error: PageError) => void): void {
  listen(window, 'error', ({ message, filename, lineno }: ErrorEvent) => {
    if (typeof message === 'string')
      run({ errorMessage: message, errorFile: filename || '', errorLine: lineno || undefined })
  })
  listen(window, 'unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    run({ errorMessage: tryTo(() => textOf(reason)) ?? '', errorFile: '', errorLine: undefined }),
  )
}

/** The text of an error, or of another reason of a rejection, which often has a message too. */
const textOf = (reason: any): string => `${reason instanceof Error ? reason : (reason?.message ?? reason)}`
