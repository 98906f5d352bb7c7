export { type LinkedTrigger, linkedTrigger, refreshTriggers, withLinked } from './linked-trigger.ts'
export { createTagForm } from './tag-form.ts'
export { newTag, openTag, type TagValues } from './values.ts'
export { changeBody, createBody } from './wire.ts'
