export { entityTag, ItemEdit, StaleItem } from './item-edit.ts'
export { OtherUser, PRESENCE, Presence, PresenceUpdate } from './presence.ts'
