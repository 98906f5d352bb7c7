import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { isMetaSite, trackerInUse } from '@waymark/domain/site'
import type { Template } from '@waymark/domain/tag/templates'
import { Note } from '@waymark/ui/layout'
import { useSite } from '#data/current-site.ts'
import { trackerQuery } from '#data/trackers.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './tracker-note.module.css'

const M = {
  nothing: msg(
    'tracker-note.nothing',
    'Nothing is sent: the website has no tracker with its addresses and site ID. Set them in <settings>Settings, Tracker</settings>.',
  ),
  each: msg('tracker-note.each', 'Each website linked to this meta-site sends to its own tracker.'),
  linkedMatomo: msg('tracker-note.linked-matomo', 'On linked websites that send to Matomo: {limits}'),
}

/**
 * Shows that the tracker of the website gets nothing, or what it cannot do with the tags of a template. The websites linked
 * to a meta-site have trackers of their own, now and later, so there it shows what Matomo cannot do in any case.
 */
export function TrackerNote({ template }: { template: Template }) {
  const { t } = useI18n()
  const site = useSite()
  const isAnalytics = template.stored.template === 'waymark_analytics'
  const isMeta = isMetaSite(site)
  const { data } = useQuery({ ...trackerQuery(site.id), enabled: !isMeta })
  if (isMeta) {
    const matomo = template.limits?.matomo
    if (!isAnalytics && !matomo) return null
    return (
      <section className={styles.notes}>
        {isAnalytics && <Note tone="info">{t(M.each)}</Note>}
        {matomo && <Note tone="info">{t(M.linkedMatomo, { limits: t(matomo) })}</Note>}
      </section>
    )
  }
  if (!data) return null
  const { installation, ...own } = data.attributes
  const { sends, dialect } = trackerInUse(own, installation, site.id)
  const limits = template.limits?.[dialect]
  if (!limits && (sends || !isAnalytics)) return null
  return (
    <section className={styles.notes}>
      {isAnalytics && !sends && (
        <Note tone="warning">
          <Trans
            message={M.nothing}
            components={{
              settings: <Link className="link" to="/tag/app/$appId/settings/tracker" params={{ appId: site.id }} />,
            }}
          />
        </Note>
      )}
      {limits && <Note tone="info">{t(limits)}</Note>}
    </section>
  )
}
