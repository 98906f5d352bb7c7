import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { type App, isMetaSite } from '@waymark/domain/site'
import { createWebsiteForm, websitePatch } from '@waymark/forms/models/website'
import { LinkButton } from '@waymark/ui/controls'
import { useChange } from '#data/api/change.ts'
import { changeWebsite, readWebsite, removeWebsite } from '#data/manage-sites.ts'
import { siteQuery } from '#data/sites.ts'
import { trackerQuery } from '#data/trackers.ts'
import { CHANGE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { TrackerDestination } from '#sites/tracker-destination.tsx'
import { PanelSection } from '../page/panel-section.tsx'
import { PanelStates } from '../page/panel-states.tsx'
import { SitePanel } from '../page/site-panel.tsx'
import { usePanelForm } from '../page/use-panel-form.ts'
import { InstallationSection } from './installation-section.tsx'
import { WebsiteFields } from './website-fields.tsx'
import styles from './websites.module.css'

const M = {
  close: msg('websites.close', 'Close the website'),
  tracker: msg('websites.tracker', 'Tracker'),
  remove: msg('websites.remove', 'Delete website'),
  removeAbout: msg('websites.remove-about', 'Its pages then load no container. It cannot be undone.'),
  losses: msg('websites.losses', 'Lost for good, at once:'),
  lossContent: msg('websites.loss-content', 'its tags, triggers, variables and all versions with their changelog'),
  lossContainer: msg('websites.loss-container', 'its container, so that pages with its code run no tags'),
  lossAccess: msg('websites.loss-access', 'its addresses, tracker settings, debug links and all permissions on it'),
}

/** The opened website: its settings, tracker and installation code. */
export function WebsitePanel({ appId, onClose }: { appId: string; onClose: () => void }) {
  const query = useQuery({ ...siteQuery(appId), refetchOnMount: 'always' })
  if (!query.data) return <PanelStates query={query} onClose={onClose} />
  // The suite has one address for the settings of both.
  if (isMetaSite(query.data)) return <Navigate to="/administration/meta-sites" search={{ open: appId }} replace />
  return <Panel key={appId} website={query.data} onClose={onClose} />
}

function Panel({ website, onClose }: { website: App; onClose: () => void }) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const change = useChange(changeWebsite)
  const removal = useChange(removeWebsite)
  const params = { appId: website.id }
  const { remove, ...settings } = usePanelForm({
    stored: website.attributes,
    createForm: createWebsiteForm,
    action: 'edit-website',
    restoreKey: website.id,
    read: async () => {
      const { stored, revision } = await readWebsite(queries, website.id)
      return { stored: stored.attributes, revision }
    },
    send: (values, initial, revision) =>
      change.mutateAsync({ params, body: { data: websitePatch(values, initial) }, revision }),
    onClose,
  })
  return (
    <SitePanel
      site={website}
      closeLabel={t(M.close)}
      settings={settings}
      fields={<WebsiteFields form={settings.form} readOnly={settings.submitting} />}
      removal={{
        label: t(M.remove),
        about: t(M.removeAbout),
        losses: <Losses />,
        pending: removal.isPending,
        onRemove: () => remove('delete-website', removal.mutateAsync({ params })),
      }}
      onClose={onClose}
    >
      <TrackerSection appId={website.id} />
      <InstallationSection website={website} />
    </SitePanel>
  )
}

function TrackerSection({ appId }: { appId: string }) {
  const { t } = useI18n()
  const { data: tracker } = useQuery(trackerQuery(appId))
  return (
    <PanelSection
      title={t(M.tracker)}
      action={
        <LinkButton
          size="small"
          link={(props) => <Link {...props} to="/tag/app/$appId/settings/tracker" params={{ appId }} />}
        >
          {t(CHANGE)}
        </LinkButton>
      }
    >
      {tracker && <TrackerDestination tracker={tracker} />}
    </PanelSection>
  )
}

function Losses() {
  const { t } = useI18n()
  return (
    <>
      {t(M.losses)}
      <ul className={styles.losses}>
        {[M.lossContent, M.lossContainer, M.lossAccess].map((loss) => (
          <li key={loss.id}>{t(loss)}</li>
        ))}
      </ul>
    </>
  )
}
