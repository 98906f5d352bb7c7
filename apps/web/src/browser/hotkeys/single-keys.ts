import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'

/** Whether single letters act as shortcuts; people who use speech input disable them. */
export const singleKeys = persisted('waymark.singleKeys', v.boolean(), true)
