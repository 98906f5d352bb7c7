import type { VersionRow } from '#database/find-version.ts'
import { recordEvent } from '#webhooks/record-event.ts'
import type { LockedDraft } from './draft.ts'
import { presentForEvent } from './version-rows.ts'

/** Records the event for webhooks that a version has taken the place of another one. */
export const recordPublish = (locked: LockedDraft, published: VersionRow, before: VersionRow | undefined) =>
  recordEvent(locked.tx, locked, 'version.published', () => ({
    version: presentForEvent(published),
    previous_version_id: before?.id ?? null,
  }))
