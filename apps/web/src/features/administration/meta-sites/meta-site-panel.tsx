import { useQuery, useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { MetaSite } from '@waymark/domain/site'
import { createMetaSiteForm } from '@waymark/forms/models/meta-site'
import { useChange } from '#data/api/change.ts'
import { changeMetaSite, linkedWebsitesQuery, readMetaSite, removeMetaSite } from '#data/manage-sites.ts'
import { metaSiteQuery } from '#data/meta-sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PanelStates } from '../page/panel-states.tsx'
import { SitePanel } from '../page/site-panel.tsx'
import { usePanelForm } from '../page/use-panel-form.ts'
import { LinkedWebsites } from './linked-websites.tsx'
import { MetaSiteName } from './meta-site-name.tsx'

const M = {
  close: msg('meta-sites.close', 'Close the meta-site'),
  remove: msg('meta-sites.remove', 'Delete meta-site'),
  removeAbout: msg('meta-sites.remove-about', 'Linked websites get containers without it. It cannot be undone.'),
  losses: msg(
    'meta-sites.losses',
    '{count, plural, =0 {Its tags, triggers, variables and all versions with their changelog are lost for good. No website is linked to it.} one {Its tags, triggers, variables and all versions with their changelog are lost for good. # website no longer runs its tags, within two minutes.} other {Its tags, triggers, variables and all versions with their changelog are lost for good. # websites no longer run its tags, within two minutes.}}',
  ),
}

/** The opened meta-site: its name and the websites that it is linked to. */
export function MetaSitePanel({ metaSiteId, onClose }: { metaSiteId: string; onClose: () => void }) {
  const query = useQuery({ ...metaSiteQuery(metaSiteId), refetchOnMount: 'always' })
  if (!query.data) return <PanelStates query={query} onClose={onClose} />
  return <Panel key={metaSiteId} metaSite={query.data} onClose={onClose} />
}

function Panel({ metaSite, onClose }: { metaSite: MetaSite; onClose: () => void }) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const change = useChange(changeMetaSite)
  const removal = useChange(removeMetaSite)
  const { data: linked = [] } = useQuery(linkedWebsitesQuery(metaSite.id))
  const params = { metaSiteId: metaSite.id }
  const { remove, closeIfDeleted, ...settings } = usePanelForm({
    stored: metaSite.attributes.name,
    createForm: createMetaSiteForm,
    action: 'edit-meta-site',
    restoreKey: metaSite.id,
    read: async () => {
      const { stored, revision } = await readMetaSite(queries, metaSite.id)
      return { stored: stored.attributes.name, revision }
    },
    send: (attributes, _, revision) =>
      change.mutateAsync({ params, body: { data: { type: 'ppms/meta-site', attributes } }, revision }),
    onClose,
  })
  return (
    <SitePanel
      site={metaSite}
      closeLabel={t(M.close)}
      settings={settings}
      fields={<MetaSiteName form={settings.form} readOnly={settings.submitting} />}
      removal={{
        label: t(M.remove),
        about: t(M.removeAbout),
        losses: t(M.losses, { count: linked.length }),
        pending: removal.isPending,
        onRemove: () => remove('delete-meta-site', removal.mutateAsync({ params })),
      }}
      onClose={onClose}
    >
      <LinkedWebsites metaSite={metaSite} closeIfDeleted={closeIfDeleted} />
    </SitePanel>
  )
}
