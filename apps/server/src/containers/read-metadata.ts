import { installationKey } from '#access/keys.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDate } from '#http/wire-date.ts'
import { readSource } from './artifact-source.ts'
import { containerCompiler } from './compiler.ts'
import { DEBUG_TOKEN_LIFE, signDebugToken } from './debug-token.ts'
import { describeVersion } from './metadata.ts'
import { readState } from './read-state.ts'

/** A version as the debugger knows it, with the token under which a site's page may run it. A meta-site gets none. */
export async function readMetadata(deps: Dependencies, siteId: string, versionId: string) {
  const state = await readState(deps, siteId, versionId)
  if (!state) return undefined
  const { site, version, content } = state
  if (!state.source) {
    const { settings, compiler = containerCompiler } = deps
    const source = await readSource(deps.db, { site, content, settings, build: compiler.build() })
    return { id: version.id, type: 'version_metadata' as const, attributes: describeVersion(source) }
  }
  const until = Math.floor(deps.clock().getTime() / 1000) + DEBUG_TOKEN_LIFE
  const key = await installationKey(deps.db, 'debug-token')
  return {
    id: version.id,
    type: 'version_metadata' as const,
    attributes: describeVersion(state.source),
    meta: {
      debug_token: signDebugToken(key, { siteId, version: version.id, until }),
      debug_token_expires_at: wireDate(new Date(until * 1000)),
    },
  }
}
