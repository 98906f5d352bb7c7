import {
  CHANGELOG_LIST,
  ChangedVersion,
  ChangelogEntry,
  DRAFT_CHANGE_LIST,
  DraftChange,
  DraftChangeDetails,
  DraftChanges,
  ITEM_HISTORY_LIST,
  ItemChange,
} from '@waymark/domain/changelog'
import { ExportFile, ExportFileCreate, ImportVersion } from '@waymark/domain/transfer'
import {
  EmptyBody,
  PublishVersion,
  VERSION_LIST,
  Version,
  VersionMetadata,
  VersionPatch,
} from '@waymark/domain/version'
import * as v from 'valibot'
import { begin, get, patch, remove } from '../endpoint/index.ts'
import { accepted, listQuery, one, page } from '../json-api/index.ts'
import { ImportFile } from './import-file.ts'

/**
 * Versions of a site. `:versionId` is an id, `draft` or `published`. `metadata` is what the debugger shows of a version.
 */
export const versions = {
  list: get('/api/tag/v1/:appId/versions', {
    needs: 'view',
    query: listQuery(VERSION_LIST),
    answer: page(Version),
  }),
  one: get('/api/tag/v1/:appId/versions/:versionId', { needs: 'view', answer: one(Version) }),
  metadata: get('/api/tag/v1/:appId/versions/:versionId/metadata', { needs: 'view', answer: one(VersionMetadata) }),
  change: patch('/api/tag/v1/:appId/versions/:versionId', {
    needs: 'publish',
    body: one(VersionPatch),
    conditional: 'content',
  }),
  publish: begin('/api/tag/v1/:appId/versions/:versionId/publish', {
    needs: 'publish',
    body: PublishVersion,
    answer: accepted('version'),
    refusals: ['VERSION_ALREADY_PUBLISHED_ERROR', 'NO_CHANGES_TO_PUBLISH_ERROR', 'DRAFT_CHANGED_ERROR'],
  }),
  snapshot: begin('/api/tag/v1/:appId/versions/draft/snapshot', {
    needs: 'edit',
    body: EmptyBody,
    answer: accepted('version'),
  }),
  restore: begin('/api/tag/v1/:appId/versions/:versionId/restore', {
    needs: 'edit',
    body: EmptyBody,
    answer: accepted('version'),
    refusals: ['DRAFT_NOT_ALLOWED_ERROR'],
  }),
  import: begin('/api/tag/v1/:appId/versions/import', {
    needs: 'edit-and-view-source',
    body: one(ImportVersion),
    answer: accepted('version'),
    refusals: ['RELATED_RESOURCE_NOT_FOUND_ERROR'],
  }),
  importFile: begin('/api/tag/v1/:appId/versions/import-file', {
    needs: 'edit',
    sends: 'form',
    body: ImportFile,
    answer: accepted('version'),
    refusals: [
      'NOT_IMPORT_FILE_ERROR',
      'UNSUPPORTED_IMPORT_FILE_VERSION_ERROR',
      'INVALID_IMPORT_FILE_ERROR',
      'PAYLOAD_TOO_LARGE_ERROR',
    ],
  }),
  export: begin('/api/tag/v1/:appId/versions/:versionId/export-files', {
    needs: 'view',
    body: v.union([one(ExportFileCreate), EmptyBody]),
    answer: accepted('export_file'),
  }),
  exportFile: get('/api/tag/v1/:appId/versions/:versionId/export-files/:exportFileId', {
    needs: 'view',
    answer: one(ExportFile),
  }),
  changelog: get('/api/tag/v1/:appId/versions/:versionId/changelog', {
    needs: 'view',
    query: listQuery(CHANGELOG_LIST),
    answer: page(ChangelogEntry),
  }),
  /** The items of the draft that differ from the published version, each listed once. */
  draftChanges: get('/api/tag/v1/:appId/versions/draft/changes', {
    needs: 'view',
    query: listQuery(DRAFT_CHANGE_LIST),
    answer: v.object({ ...page(DraftChange).entries, meta: DraftChanges }),
  }),
  draftChange: get('/api/tag/v1/:appId/versions/draft/changes/:changedId', {
    needs: 'view',
    answer: one(DraftChangeDetails),
  }),
  /** Resets one item of the draft to its published content: removes an added item, restores a deleted one. */
  discardChange: remove('/api/tag/v1/:appId/versions/draft/changes/:changedId', {
    needs: 'edit',
    refusals: [
      'NOT_UNIQUE_TAG_NAME_ERROR',
      'NOT_UNIQUE_TRIGGER_NAME_ERROR',
      'NOT_UNIQUE_VARIABLE_NAME_ERROR',
      'SINGLE_INSTANCE_TEMPLATE_ERROR',
      'TRIGGER_IN_GROUP_ERROR',
      'CHANGE_FOLLOWS_ANOTHER_ERROR',
    ],
  }),
  /**
   * The changes of one tag, trigger or variable in all versions, newest first, with these versions. A change that is also
   * in a snapshot is listed under the version it was or will be published with.
   */
  itemHistory: get('/api/tag/v1/:appId/changelog/:resourceId', {
    needs: 'view',
    query: listQuery(ITEM_HISTORY_LIST),
    answer: v.object({ ...page(ItemChange).entries, included: v.array(ChangedVersion) }),
  }),
}
