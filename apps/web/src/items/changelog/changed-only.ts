import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'

/** Whether an opened change shows only the attributes that differ; the browser remembers it. */
export const changedOnlyChoice = persisted('waymark.changedAttributesOnly', v.boolean(), true)
