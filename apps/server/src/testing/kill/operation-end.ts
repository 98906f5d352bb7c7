import { setTimeout as wait } from 'node:timers/promises'

/** How an operation has ended. */
export interface OperationEnd {
  readonly state: 'completed' | 'failed' | 'stuck'
  readonly summary?: any
}

/** Waits for the end of an operation of a site whose paths `read` reads; `stuck` after some minutes. */
export async function endOf(read: (path: string) => Promise<any>, id: string): Promise<OperationEnd> {
  for (let attempt = 0; attempt < 3600; attempt++) {
    const { state, summary } = (await read(`operations/${id}`))?.data.attributes ?? {}
    if (state === 'completed' || state === 'failed') return { state, summary }
    await wait(50)
  }
  return { state: 'stuck' }
}
