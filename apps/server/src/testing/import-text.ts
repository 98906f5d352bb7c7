import { canonicalJson } from '#json.ts'
import { sha256 } from '#sha256.ts'

/** Items as an export file holds them. */
interface FileItems {
  tags?: readonly object[]
  triggers?: readonly object[]
  variables?: readonly object[]
}

/** The text of a file that can be imported. */
export function importText({ tags = [], triggers = [], variables = [] }: FileItems): string {
  const file = { version: '1.0.0', exported_at: '2026-03-02T09:15:00+00:00', tags, triggers, variables }
  return JSON.stringify({ ...file, checksum: sha256(canonicalJson(file)) })
}

/** A custom tag as an export file holds it. */
export const fileTag = (tag: {
  id: string
  name: string
  code: string
  triggers: readonly (string | undefined)[]
}) => ({
  ...tag,
  template: 'custom_tag',
  is_active: true,
  priority: 0,
  consent_type: 'analytics',
  respect_visitors_privacy: true,
  disable_in_debug_mode: false,
  document_write: false,
  scheduler: { date_ranges: [], times_of_day: [] },
  template_options: {},
})
