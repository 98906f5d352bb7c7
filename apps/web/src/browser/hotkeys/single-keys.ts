import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'

/** Whether single letters act as shortcuts; people who setLanguage or dictate to the computer turn that off. */
export const singleKeys = persisted('waymark.singleKeys', v.boolean(), true)
