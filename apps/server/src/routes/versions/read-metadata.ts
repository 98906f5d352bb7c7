import { wireDate } from '../../http/wire-date.ts'
import { readSource } from '../../publish/artifact-source.ts'
import { containerCompiler } from '../../publish/compiler.ts'
import { DEBUG_TOKEN_LIFE, signDebugToken } from '../../publish/debug-token.ts'
import { describeVersion } from '../../publish/metadata.ts'
import { readState } from '../../publish/read-state.ts'
import { installationKey } from '../../suite/session/keys.ts'
import type { World } from '../../world.ts'

/** A version as the debugger knows it, with the token under which a site's page may run it. A meta-site gets none. */
export async function readMetadata(world: World, siteId: string, versionId: string) {
  const state = await readState(world, siteId, versionId)
  if (!state) return undefined
  const { site, version, content } = state
  if (!state.source) {
    const { settings, compiler = containerCompiler } = world
    const source = await readSource(world.db, { site, content, settings, build: compiler.build() })
    return { id: version.id, type: 'version_metadata' as const, attributes: describeVersion(source) }
  }
  const until = Math.floor(world.clock().getTime() / 1000) + DEBUG_TOKEN_LIFE
  const key = await installationKey(world.db, 'debug-token')
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
