import { triggers } from '@waymark/api-client/endpoints'
import { change } from './change.ts'
import { tagKeys } from './tags.ts'
import { triggerKeys } from './triggers.ts'
import { draftKeys } from './versions.ts'

// Tags show the triggers they are linked to, groups their members.
const everythingAbout = (appId: string) => [triggerKeys.all(appId), tagKeys.all(appId), ...draftKeys(appId)]

export const createTrigger = change(triggers.create, ({ params }) => everythingAbout(params.appId))
export const changeTrigger = change(triggers.change, ({ params }) => everythingAbout(params.appId))

/** Deleting detaches it from its tags; the trigger itself is not asked for once more. */
export const removeTrigger = change(
  triggers.remove,
  ({ params }) => everythingAbout(params.appId),
  ({ params }) => triggerKeys.one(params.appId, params.triggerId),
)
