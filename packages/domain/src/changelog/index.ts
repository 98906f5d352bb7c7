export { CHANGE_TYPES, ChangelogContent, ChangelogEntry, RESOURCE_TYPES } from './entry.ts'
