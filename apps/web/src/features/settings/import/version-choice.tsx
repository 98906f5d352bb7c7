import { useQuery } from '@tanstack/react-query'
import { type Message, msg } from '@waymark/domain/message'
import { versionNumber } from '@waymark/domain/version'
import { RadioGroup } from '@waymark/ui/controls'
import { FieldGroup } from '@waymark/ui/form'
import { isMissing } from '#data/api/call-failed.ts'
import { unpublishedCountQuery, versionMetadataQuery, versionQuery } from '#data/versions.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { UnableToLoad } from '#items/load-failures/unable-to-load.tsx'
import { countsOf, useCountsText } from './item-counts.ts'

const M = {
  label: msg('import.version', 'Version'),
  published: msg('import.version.published', 'Published'),
  draft: msg('import.version.draft', 'Draft'),
  dated: msg('import.version.dated', 'Version {number}, {date}. {counts}'),
  changes: msg(
    'import.version.changes',
    '{count, plural, =0 {No unpublished changes} one {# unpublished change} other {# unpublished changes}}, last {date}. {counts}',
  ),
  edited: msg('import.version.edited', 'Last edited {date}. {counts}'),
  none: msg('import.version.none', 'This site has no such version'),
  loading: msg('import.version.loading', 'Loading the version'),
  failed: msg('import.version.failed', 'The versions of this site could not be loaded.'),
}

export type SourceVersion = 'published' | 'draft'

/** A version of the source, if one is chosen, what it holds, and whether it could be loaded. */
export function useSourceVersion(appId: string | undefined, versionId: SourceVersion) {
  const enabled = appId !== undefined
  const version = useQuery({ ...versionQuery(appId ?? '', versionId), enabled })
  const metadata = useQuery({ ...versionMetadataQuery(appId ?? '', versionId), enabled })
  return {
    version: version.data,
    counts: metadata.data && countsOf(metadata.data),
    missing: version.isError && isMissing(version.error),
    failed: version.isError && version.data === undefined && !isMissing(version.error),
    again: () => {
      void version.refetch()
      void metadata.refetch()
    },
  }
}

/** Why the chosen version of the source, if one is chosen, cannot be imported. */
export function useVersionRefusal(appId: string | undefined, chosen: SourceVersion): Message | undefined {
  const published = useSourceVersion(appId, 'published')
  const draft = useSourceVersion(appId, 'draft')
  if (published.failed || draft.failed) return M.failed
  return { published, draft }[chosen].missing ? M.none : undefined
}

interface VersionChoiceProps {
  source: string
  value: SourceVersion
  onChange: (version: SourceVersion) => void
  disabledReason: string | undefined
}

/** Published or draft of the chosen site. */
export function VersionChoice({ source, value, onChange, disabledReason }: VersionChoiceProps) {
  const { t } = useI18n()
  const { date } = useFormats()
  const countsText = useCountsText()
  const published = useSourceVersion(source, 'published')
  const draft = useSourceVersion(source, 'draft')
  const { data: changes } = useQuery(unpublishedCountQuery(source))
  const holds = ({ counts }: ReturnType<typeof useSourceVersion>) => (counts ? countsText(counts) : '')
  const published_at = published.version?.attributes.published_at
  const updated_at = draft.version?.attributes.updated_at ?? ''
  if (published.failed || draft.failed)
    return (
      <UnableToLoad
        text={M.failed}
        onAgain={() => {
          published.again()
          draft.again()
        }}
      />
    )
  return (
    <FieldGroup label={t(M.label)}>
      <RadioGroup<SourceVersion>
        label={t(M.label)}
        value={value}
        onChange={onChange}
        disabledReason={disabledReason}
        options={[
          {
            value: 'published',
            label: t(M.published),
            disabledReason: published.missing ? t(M.none) : undefined,
            hint: published.missing
              ? t(M.none)
              : published.version
                ? t(M.dated, {
                    number: versionNumber(published.version),
                    date: date(published_at ?? published.version.attributes.updated_at),
                    counts: holds(published),
                  })
                : t(M.loading),
          },
          {
            value: 'draft',
            label: t(M.draft),
            disabledReason: draft.missing ? t(M.none) : undefined,
            hint: draft.missing
              ? t(M.none)
              : draft.version
                ? changes === undefined
                  ? t(M.edited, { date: date(updated_at), counts: holds(draft) })
                  : t(M.changes, { count: changes, date: date(updated_at), counts: holds(draft) })
                : t(M.loading),
          },
        ]}
      />
    </FieldGroup>
  )
}
