import type { VersionRow } from '#database/find-version.ts'
import { type Refusal, refuse } from '#http/refusal.ts'

/** Why a version cannot be published, asked with the call and once more when its turn comes. */
export function mayPublish(version: VersionRow): Refusal | undefined {
  if (version.versionType === 'published') {
    return refuse('VERSION_ALREADY_PUBLISHED_ERROR', 'This version is what visitors get already')
  }
  if (version.versionType === 'draft' && !version.hasChanges) {
    return refuse('NO_CHANGES_TO_PUBLISH_ERROR', 'Nothing has changed since the last publishing')
  }
  return undefined
}
