import type { VersionRow } from '#database/find-version.ts'
import type { Content, TagContent } from '#database/tables/content.ts'
import type { SiteRow } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { templateRules } from '#items/tags/template-rules.ts'
import { canonicalJson } from '#json.ts'
import { sha256 } from '#sha256.ts'

/** The format that is written; readers take every version with the same first number. */
const FILE_VERSION = '1.0.0'

/** A version as the text of a file: everything in it but what makes sense in this site only. One item a line. */
export function writeFile({ site, version, content, at }: Exported): string {
  const body = {
    version: FILE_VERSION,
    exported_at: wireDate(at),
    app: { id: site.id, type: site.kind, name: site.name },
    source_version: {
      id: version.id,
      version_type: version.versionType,
      version_major: version.versionMajor,
      version_minor: version.versionMinor,
      name: version.name,
    },
    tags: content.tags.map(tagItem),
    triggers: content.triggers.map(({ created_at: _, updated_at: __, ...trigger }) => trigger),
    variables: content.variables.map(({ created_at: _, updated_at: __, ...variable }) => variable),
  }
  const { version: written, ...rest } = body
  const file = { version: written, checksum: sha256(canonicalJson(body)), ...rest }
  const members = Object.entries(file).map(([key, value]) => `${JSON.stringify(key)}: ${linewise(value)}`)
  return `{\n${members.join(',\n')}\n}\n`
}

interface Exported {
  site: Pick<SiteRow, 'id' | 'kind' | 'name'>
  version: VersionRow
  content: Content
  at: Date
}

/** The name under which the file is saved; what file systems do not take becomes an underscore. */
export const fileName = ({ site, at }: Pick<Exported, 'site' | 'at'>): string => {
  const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T')
  return `${day} ${time.replaceAll(':', '-')} - ${site.name} (${site.id}).json`.replace(/[\\/:*?"<>|]/gu, '_')
}

function tagItem({ created_at: _, updated_at: __, code, document_write, ...tag }: Content['tags'][number]) {
  const rules = templateRules({ ...tag, code } satisfies Pick<TagContent, 'template' | 'template_options' | 'code'>)
  return {
    ...tag,
    ...(rules.code !== 'none' && { code }),
    ...(rules.documentWrite && { document_write }),
  }
}

const linewise = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
    : JSON.stringify(value)
