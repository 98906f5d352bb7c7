import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'

const RunningCopy = v.object({
  operationId: v.string(),
  kind: v.picklist(['tag', 'trigger', 'variable']),
  /** The site of the copied item. */
  appId: v.string(),
  /** The new item, if the operation does not name another one. */
  target: v.object({ appId: v.string(), id: v.string() }),
})
/** A copy of an item that the server has accepted. */
export type RunningCopy = v.InferOutput<typeof RunningCopy>

/** The running copies of this tab, which are followed after a reload. */
export const runningCopies = persisted('waymark.copies', v.array(RunningCopy), [], 'session')
