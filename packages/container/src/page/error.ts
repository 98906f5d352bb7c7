import type { PageError } from '../engine/core/page.ts'
import { listen } from './listen.ts'
import { tryTo } from './report.ts'

/** Scripts of other origins reveal neither their message nor their place, and rejected promises have none. */
export function onError(run: (error: PageError) => void): void {
  listen(window, 'error', ({ message, filename, lineno }: ErrorEvent) => {
    if (typeof message === 'string')
      run({ errorMessage: message, errorFile: filename || '', errorLine: lineno || undefined })
  })
  listen(window, 'unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    run({ errorMessage: tryTo(() => textOf(reason)) ?? '', errorFile: '', errorLine: undefined }),
  )
}

/** An error in words; other reasons often have a message too. */
const textOf = (reason: any): string => `${reason instanceof Error ? reason : (reason?.message ?? reason)}`
