import * as v from 'valibot'
import { remembered } from '#browser/persisted/remembered.ts'

/** Whether single letters act as shortcuts; people who speak or dictate to the computer turn that off. */
export const singleKeys = remembered('waymark.singleKeys', v.boolean(), true)
