import { VersionMetadata } from '@waymark/domain/version'
import * as v from 'valibot'
import { get } from '../endpoint/index.ts'

/** The debug file that the standalone debugger reads instead of the API: a site, its addresses and its draft. */
export const DebugFile = v.object({
  app_id: v.string(),
  app_urls: v.array(v.string()),
  debug_token: v.string(),
  metadata: VersionMetadata.entries.attributes,
})
export type DebugFile = v.InferOutput<typeof DebugFile>

/** The audiences a visitor is in. */
export const VisitorAudiences = v.object({ audiences: v.array(v.string()) })
export type VisitorAudiences = v.InferOutput<typeof VisitorAudiences>

/**
 * The files that sites and shared debug sessions load without signing in. `:file` is `<secret>.json` for a debug file and
 * `<appId>.js` for a container.
 */
export const containers = {
  script: get('/containers/:file', {
    needs: 'none',
    query: v.object({ data_layer_name: v.optional(v.string()), wm_debug: v.optional(v.string()) }),
    answer: v.string(),
    answers: 'text',
  }),
  audiences: get('/containers/:appId/audiences/:visitorId', {
    needs: 'none',
    answer: VisitorAudiences,
    answers: 'json',
  }),
  debugFile: get('/debug-files/:file', {
    needs: 'none',
    answer: DebugFile,
    answers: 'json',
    refusals: ['DEBUG_LINK_EXPIRED_ERROR'],
  }),
}
