import * as v from 'valibot'
import { resource } from '../resource/index.ts'

/** The snippet a website puts into its pages. */
export const InstallationCode = resource('installation_code', v.object({ snippet: v.string() }))
export type InstallationCode = v.InferOutput<typeof InstallationCode>
