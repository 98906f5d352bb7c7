import { variables } from '@waymark/api-client/endpoints'
import { change } from './change.ts'
import { tagKeys } from './tags.ts'
import { triggerKeys } from './triggers.ts'
import { variableKeys } from './variables.ts'
import { draftKeys } from './versions.ts'

// Tags and triggers name variables, in references and conditions, so they are read again as well.
const everythingAbout = (appId: string) => [
  variableKeys.all(appId),
  tagKeys.all(appId),
  triggerKeys.all(appId),
  ...draftKeys(appId),
]

export const createVariable = change(variables.create, ({ params }) => everythingAbout(params.appId))
export const changeVariable = change(variables.change, ({ params }) => everythingAbout(params.appId))

/** Deleting: everything that may have used it is read again, the variable itself is not asked for once more. */
export const removeVariable = change(
  variables.remove,
  ({ params }) => everythingAbout(params.appId),
  ({ params }) => variableKeys.one(params.appId, params.variableId),
)
