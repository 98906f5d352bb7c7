export { CHANGE_TYPES, ChangelogContent, ChangelogEntry, RESOURCE_TYPES } from './entry.ts'
export { CHANGELOG_LIST, type ChangelogQuery } from './query.ts'
