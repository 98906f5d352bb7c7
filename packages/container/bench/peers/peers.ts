import { existsSync } from 'node:fs'
import { matomo } from './matomo.ts'
import type { Peer } from './peer.ts'
import { turbine } from './turbine.ts'

const checkout = process.env.BENCH_MATOMO_TAG_MANAGER ?? ''
const hasMatomo = existsSync(`${checkout}/javascripts/tagmanager.min.js`)

/** The other tag managers that can be measured here. */
export const peers: readonly Peer[] = hasMatomo ? [matomo(checkout), turbine] : [turbine]

/** What is not measured here, and how it would be. */
export const missingPeers: readonly string[] = hasMatomo
  ? []
  : ['Matomo Tag Manager: BENCH_MATOMO_TAG_MANAGER is the path of a checkout of github.com/matomo-org/tag-manager']
