import * as v from 'valibot'
import { resource } from '../resource/index.ts'

/**
 * The snippet a website puts into its pages. `checks_addresses`: whether the server may load an address of the website to
 * look for it.
 */
export const InstallationCode = resource(
  'installation_code',
  v.object({ snippet: v.string(), checks_addresses: v.optional(v.boolean(), false) }),
)
export type InstallationCode = v.InferOutput<typeof InstallationCode>
