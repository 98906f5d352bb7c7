import { append } from '../core/list.ts'
import type { Page } from '../core/page.ts'

/** A function that queues its calls until a vendor's library replaces it or processes the queue. */
interface CallQueue {
  (...call: unknown[]): void
  [member: string]: any
}

/** A vendor's function under a global name; created, with the members that the vendor requires, if the page has none. */
export function vendorQueue(
  page: Page,
  name: string,
  prepare: (stub: CallQueue) => void = () => {},
  listName = 'queue',
): CallQueue {
  const present = page.globalOf(name)
  if (typeof present === 'function') return present as CallQueue
  const stub: CallQueue = (...call) => {
    const { callMethod } = stub
    if (callMethod) callMethod.apply(stub, call)
    else append(stub[listName], call)
  }
  stub[listName] = []
  prepare(stub)
  page.setGlobal(name, stub)
  return stub
}
