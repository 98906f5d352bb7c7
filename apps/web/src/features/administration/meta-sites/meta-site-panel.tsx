import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { MetaSite } from '@waymark/domain/site'
import { createMetaSiteForm } from '@waymark/forms/models/meta-site'
import { SidePanel } from '@waymark/ui/overlay'
import { type FormEvent, useEffect, useState } from 'react'
import { useChange } from '#data/change.ts'
import { changeMetaSite, linkedWebsitesQuery, removeMetaSite } from '#data/manage-sites.ts'
import { metaSiteQuery } from '#data/meta-sites.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PanelRemove } from '../page/panel-remove.tsx'
import { PanelSave } from '../page/panel-save.tsx'
import { PanelSection } from '../page/panel-section.tsx'
import { PanelStates } from '../page/panel-states.tsx'
import { useGone } from '../page/use-gone.ts'
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
  const toasts = useToasts()
  const change = useChange(changeMetaSite)
  const remove = useChange(removeMetaSite)
  const submit = useSubmit('edit-meta-site')
  const { data: linked = [] } = useQuery(linkedWebsitesQuery(metaSite.id))
  const { name, created_at } = metaSite.attributes
  const [form] = useState(() => createMetaSiteForm(name))
  const { dirty, submitting } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const close = () => {
    form.send({ type: 'reset' })
    onClose()
  }
  const unlessGone = useGone(close)
  useEffect(() => {
    // What another owner saved is taken in unless something is being edited here.
    if (!form.status().dirty && !form.get().submitting) {
      form.send({ type: 'rebase', initial: { name }, values: { name } })
    }
  }, [form, name])

  const params = { metaSiteId: metaSite.id }
  const save = () => {
    if (form.status().submitting || !form.status().dirty) return
    if (form.status().errorCount > 0) return showErrors()
    void submit(form, (attributes) =>
      unlessGone(change.mutateAsync({ params, body: { data: { type: 'ppms/meta-site', attributes } } })),
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const onRemove = () =>
    unlessGone(remove.mutateAsync({ params })).then(
      () => {
        toasts.done('delete-meta-site')
        close()
      },
      (error) => toasts.failed('delete-meta-site', error),
    )
  return (
    <SidePanel
      title={name}
      sub={t(M.created, { date: formats.date(created_at) })}
      closeLabel={t(M.close)}
      onClose={onClose}
      foot={
        dirty ? (
          <PanelSave form={form} onSave={save} onInvalid={showErrors} />
        ) : (
          <PanelRemove
            name={name}
            label={t(M.remove)}
            about={t(M.removeAbout)}
            losses={t(M.losses, { count: linked.length })}
            pending={remove.isPending}
            onRemove={onRemove}
          />
        )
      }
    >
      <PanelSection title={t(M.settings)}>
        <form ref={root} onSubmit={onSubmit} noValidate>
          <MetaSiteName form={form} readOnly={submitting} />
        </form>
      </PanelSection>
      <LinkedWebsites metaSite={metaSite} unlessGone={unlessGone} />
      <LeaveGuard form={form} name={name} withSearch="open" />
    </SidePanel>
  )
}
