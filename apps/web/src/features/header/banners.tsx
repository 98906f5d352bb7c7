import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { isExpired } from '@waymark/domain/licence'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { versionNumber } from '@waymark/domain/version'
import { Banner, BannerAction, BannerPlaceholder } from '@waymark/ui/layout'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'
import { licenceQuery } from '#data/account.ts'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { draftQuery, unpublishedCountQuery, versionQuery } from '#data/versions.ts'
import { DISMISS } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'

/** One line of text. */
const BANNER_LINE = 36

/**
 * The height in pixels of the banner about an unpublished draft at the site opened last, 0 without one; the layout keeps
 * room for the next one.
 */
const lastBanner = persisted('waymark.lastBanner', v.number(), BANNER_LINE)

/** Messages about the whole product, the most severe first. */
export function Banners({ site, opening }: { site: Site | undefined; opening: boolean }) {
  return (
    <>
      <LicenceBanner />
      {site ? <UnpublishedBanner key={site.id} site={site} /> : opening && <UnpublishedPlaceholder />}
    </>
  )
}

/** Reserves room for the banner of a site that is being opened, if one is expected. */
export function UnpublishedPlaceholder() {
  const height = lastBanner.getSnapshot()
  return height > 0 && <BannerPlaceholder height={height} />
}

/** The licence has expired. It cannot be dismissed, because nothing else shows it. */
function LicenceBanner() {
  const formats = useFormats()
  const { data: licence } = useSuspenseQuery(licenceQuery)
  if (!isExpired(licence)) return null
  const { expires_at } = licence.attributes
  return (
    <Banner tone="danger" role="alert">
      <Trans
        message={
          expires_at
            ? msg(
                'banner.licence-date',
                '<b>Your licence expired on {date}.</b> Live tags keep firing. To renew it, contact the operator of this installation.',
              )
            : msg(
                'banner.licence',
                '<b>Your licence has expired.</b> Live tags keep firing. To renew it, contact the operator of this installation.',
              )
        }
        values={{ date: expires_at && formats.date(expires_at) }}
        components={{ b: <b /> }}
      />
    </Banner>
  )
}

/**
 * The draft differs from the published version. Decided when the site is entered: it neither appears nor disappears
 * afterwards, only its text follows. It can be dismissed until the page is reloaded.
 */
function UnpublishedBanner({ site }: { site: Site }) {
  const { t } = useI18n()
  const formats = useFormats()
  const [away, setAway] = useState(false)
  const { data: draft } = useQuery(draftQuery(site.id))
  const hasChanges = draft?.attributes.has_changes === true
  const [entered] = useState(hasChanges)
  const shown = !away && entered
  const count = useQuery({ ...unpublishedCountQuery(site.id), enabled: shown && hasChanges })
  const live = useQuery({ ...versionQuery(site.id, 'published'), enabled: shown })
  const isLoading = shown && hasChanges && (count.isPending || live.isPending)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLoading) lastBanner.set(shown ? (banner.current?.offsetHeight ?? 0) : 0)
  }, [isLoading, shown, count.data, live.data])
  if (!shown) return null
  const published = live.data?.attributes.published_at
  const dismiss = { label: t(DISMISS), onPress: () => setAway(true) }
  if (!hasChanges)
    return (
      <Banner ref={banner} tone="success" role="status" dismiss={dismiss}>
        {t(msg('banner.all-live', 'All changes are live.'))}
      </Banner>
    )
  // Its text appears whole, because one that grows would move the action behind it.
  if (isLoading) return <BannerPlaceholder height={lastBanner.getSnapshot() || BANNER_LINE} />
  return (
    <Banner
      ref={banner}
      tone="warning"
      role="status"
      dismiss={dismiss}
      action={
        <BannerAction onPress={publishSheet.showChanges}>{t(msg('banner.show-changes', 'Show changes'))}</BannerAction>
      }
    >
      <Trans
        message={count.data ? NOT_LIVE : SOME_NOT_LIVE}
        values={{ count: count.data ?? 0 }}
        components={{ b: <b /> }}
      />{' '}
      {live.data && published && (
        <Trans
          message={msg('banner.still-see', 'Visitors still see version {number}, published {date}.')}
          values={{ number: versionNumber(live.data), date: formats.date(published) }}
        />
      )}
    </Banner>
  )
}

const NOT_LIVE = msg(
  'banner.not-live',
  '<b>{count, plural, one {# change is not live yet.} other {# changes are not live yet.}}</b>',
)
const SOME_NOT_LIVE = msg('banner.some-not-live', '<b>Some changes are not live yet.</b>')
