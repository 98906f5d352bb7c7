import { versions as endpoints } from '@waymark/api-client/endpoints'
import { restoreRefusal } from '@waymark/domain/version'
import { findVersion, type VersionRow } from '#database/find-version.ts'
import type { OperationInput, SiteRow } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import type { Caller } from '#http/caller.ts'
import { changeableAttributes, entityTagOf } from '#http/if-unchanged.ts'
import { groupedPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { listStoppedTags } from '#items/tags/stopped-tags.ts'
import { accepted, startOperation } from '#operations/operation.ts'
import { refuse } from '#refusal.ts'
import { draftState, ensureUnchanged } from './draft-state.ts'
import { listItemHistory } from './item-history.ts'
import { listChangelog, listVersions } from './list.ts'
import { ensurePublishable } from './publish.ts'
import { presentVersion, updateVersion } from './version-rows.ts'

type VersionCall = { deps: Dependencies; site: { id: string }; params: { versionId: string } }

const find = ({ deps, site, params }: VersionCall) => findVersion(deps.db, site.id, params.versionId)

/** The revision of a version: its entity tag without the quotes. */
const revisionOf = (data: ReturnType<typeof presentVersion>) =>
  entityTagOf({ data }, changeableAttributes(endpoints.change))?.slice(1, -1)

/** Versions of a site and what can be done with them. */
export function mountVersions(api: Api): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) =>
    groupedPage(await listVersions(deps.db, site.id, query), url, query),
  )
  serve(api, endpoints.one, {
    find,
    handle: async ({ deps, site, found }) => {
      const data = presentVersion(found)
      const revision = revisionOf(data)
      if (found.versionType === 'historic') return { data: { ...data, meta: { revision } } }
      return {
        data: {
          ...data,
          meta:
            found.versionType === 'draft'
              ? { revision, state: await draftState(deps.db, site.id) }
              : { revision, stopped_tags: await listStoppedTags(deps.db, site.id) },
        },
      }
    },
  })
  serve(api, endpoints.change, {
    find,
    // Neither name nor description is content: the draft does not count as changed.
    handle: async ({ deps, site, found, body }) => {
      const { name, description } = body.data.attributes
      if (found.versionType === 'draft' && name) {
        throw refuse('INVALID_JSON_ERROR', 'A draft has no name', { field: ['data', 'attributes', 'name'] })
      }
      if (name !== undefined || description !== undefined) {
        await updateVersion(deps.db, site.id, found.id, { name, description })
      }
      return undefined
    },
  })
  serve(api, endpoints.changelog, {
    find,
    handle: async ({ deps, found, query, url }) => groupedPage(await listChangelog(deps.db, found, query), url, query),
  })
  serve(api, endpoints.itemHistory, async ({ deps, site, params, query, url }) => {
    const { included, ...listed } = await listItemHistory(deps.db, site.id, params.resourceId, query)
    return { ...groupedPage(listed, url, query), included }
  })
  serve(api, endpoints.publish, {
    find,
    handle: async ({ found, ...call }) => {
      ensurePublishable(found)
      const attributes = call.body?.data?.attributes ?? {}
      if (found.versionType === 'draft') ensureUnchanged(await draftState(call.deps.db, call.site.id), attributes.state)
      return accepted('version', found.id, await start(call, 'publish/version', found, { attributes }))
    },
  })
  serve(api, endpoints.snapshot, {
    find: ({ deps, site }) => findVersion(deps.db, site.id, 'draft'),
    // The id of the snapshot is promised with the answer.
    handle: async ({ found, ...call }) => {
      const id = call.deps.ids()
      return accepted('version', id, await start(call, 'snapshot/version', found, { snapshot_id: id }))
    },
  })
  serve(api, endpoints.restore, {
    find,
    handle: async ({ found, ...call }) => {
      const refused = restoreRefusal(presentVersion(found))
      if (refused) throw refuse(refused.code, refused.why.message)
      return accepted('version', found.id, await start(call, 'restore/version', found))
    },
  })
}

function start(
  { deps, site, user, by }: { deps: Dependencies; site: SiteRow; user: Caller; by: Initiator },
  type: 'publish/version' | 'snapshot/version' | 'restore/version',
  version: VersionRow,
  input: OperationInput = {},
): Promise<string> {
  const parameters = { version_id: version.id, version_type: version.versionType }
  return startOperation(deps, { siteId: site.id, type, parameters, input, author: user, by })
}
