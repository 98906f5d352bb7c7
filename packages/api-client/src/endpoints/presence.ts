import { Presence, PresenceUpdate } from '@waymark/domain/item-edit'
import { put, remove } from '../endpoint/index.ts'
import { one } from '../json-api/index.ts'

/** Who has a tag, trigger or variable open. `update` reports that the caller does, and returns the others. */
export const presence = {
  update: put('/api/tag/v1/:appId/items/:itemId/presence', {
    needs: 'view',
    background: true,
    success: 200,
    body: one(PresenceUpdate),
    answer: one(Presence),
  }),
  remove: remove('/api/tag/v1/:appId/items/:itemId/presence', { needs: 'view', background: true }),
}
