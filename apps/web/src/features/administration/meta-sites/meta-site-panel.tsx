import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { MetaSite } from '@waymark/domain/site'
import { createMetaSiteForm } from '@waymark/forms/models/meta-site'
import { SidePanel } from '@waymark/ui/overlay'
import { useChange } from '#data/change.ts'
import { changeMetaSite, linkedWebsitesQuery, removeMetaSite } from '#data/manage-sites.ts'
import { metaSiteQuery } from '#data/meta-sites.ts'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PanelRemove } from '../page/panel-remove.tsx'
import { PanelSave } from '../page/panel-save.tsx'
import { PanelSection } from '../page/panel-section.tsx'
import { PanelStates } from '../page/panel-states.tsx'
import { usePanelForm } from '../page/use-panel-form.ts'
import { LinkedWebsites } from './linked-websites.tsx'
import { MetaSiteName } from './meta-site-name.tsx'

const M = {
  created: msg('websites.created', 'Created {date}'),
  close: msg('meta-sites.close', 'Close the meta-site'),
  settings: msg('websites.settings', 'Settings'),
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
  const formats = useFormats()
  const change = useChange(changeMetaSite)
  const removal = useChange(removeMetaSite)
  const { data: linked = [] } = useQuery(linkedWebsitesQuery(metaSite.id))
  const { name, created_at } = metaSite.attributes
  const params = { metaSiteId: metaSite.id }
  const { form, dirty, submitting, root, saving, onSubmit, closeIfDeleted, remove } = usePanelForm({
    stored: name,
    createForm: createMetaSiteForm,
    action: 'edit-meta-site',
    send: (attributes) => change.mutateAsync({ params, body: { data: { type: 'ppms/meta-site', attributes } } }),
    onClose,
  })
  return (
    <SidePanel
      title={name}
      sub={t(M.created, { date: formats.date(created_at) })}
      closeLabel={t(M.close)}
      onClose={onClose}
      foot={
        dirty ? (
          <PanelSave {...saving} />
        ) : (
          <PanelRemove
            name={name}
            label={t(M.remove)}
            about={t(M.removeAbout)}
            losses={t(M.losses, { count: linked.length })}
            pending={removal.isPending}
            onRemove={() => remove('delete-meta-site', removal.mutateAsync({ params }))}
          />
        )
      }
    >
      <PanelSection title={t(M.settings)}>
        <form ref={root} onSubmit={onSubmit} noValidate>
          <MetaSiteName form={form} readOnly={submitting} />
        </form>
      </PanelSection>
      <LinkedWebsites metaSite={metaSite} closeIfDeleted={closeIfDeleted} />
      <LeaveGuard form={form} name={name} withSearch="open" />
    </SidePanel>
  )
}
