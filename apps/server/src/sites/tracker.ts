import { NO_TRACKER, type Tracker, type TrackerSettings, trackerErrors } from '@waymark/domain/site'
import type { SiteRow } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { refusal, throwIfAny } from '#refusal.ts'
import type { Settings } from '#settings.ts'
import { changeSite } from './sites.ts'

/** The tracker of a website as the API shows it. */
export const presentTracker = (site: Pick<SiteRow, 'id' | 'tracker'>, { tracker }: Settings): Tracker => ({
  id: site.id,
  type: 'tracker',
  attributes: { ...NO_TRACKER, ...site.tracker, installation: tracker },
})

/** Sets the tracker of a website; its container is built again. Refuses settings that do not fit together. */
export async function changeTracker(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'wake' | 'settings'>,
  siteId: string,
  tracker: TrackerSettings,
  by: Initiator,
): Promise<undefined> {
  throwIfAny(
    trackerErrors(tracker, deps.settings.tracker).map(({ path, key }) =>
      refusal('INVALID_JSON_ERROR', `attributes.${path.join('.')} ${WHY[key] ?? key}`, {
        field: ['data', 'attributes', ...path],
        rule: { keyword: key },
      }),
    ),
  )
  await changeSite(deps, siteId, { tracker }, by)
}

const WHY: Readonly<Record<string, string>> = {
  required: 'must be given with the other settings',
  'must-be-integer': 'must be a number, as Matomo has it',
}
