import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { type Tracker, trackerOfForm } from '@waymark/domain/site'
import { createTrackerForm } from '@waymark/forms/models/tracker'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { useState } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { SETTINGS_PAGES } from '#data/addresses/settings-pages.ts'
import { useChange } from '#data/api/change.ts'
import { useAppId, useSite } from '#data/current-site.ts'
import { changeTracker, readTracker, trackerQuery } from '#data/trackers.ts'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { SaveBar } from '#form/save-bar.tsx'
import { useRefusal } from '#form/use-refusal.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LockedNote } from '#items/editor/locked-note.tsx'
import { HelpLink } from '#items/help-link.tsx'
import { MergedNotes } from '#items/stored-form/merged-notes.tsx'
import { useStoredForm } from '#items/stored-form/use-stored-form.ts'
import { TrackerDestination } from '#sites/tracker-destination.tsx'
import styles from './tracker.module.css'
import { TrackerFields } from './tracker-fields.tsx'

const M = {
  about: msg(
    'tracker.about',
    'Where the analytics and ecommerce tags of {site} send what they record. A change needs no publishing: visitors get it within two minutes.',
  ),
  help: msg('tracker.help', 'Connecting a tracker'),
  viewOnly: msg('tracker.view-only', 'You can view the tracker, but you need manage permission to change it'),
}

/** The tracker that the analytics and ecommerce tags of a website speak to. */
export function TrackerScreen() {
  const appId = useAppId()
  const { data } = useSuspenseQuery(trackerQuery(appId))
  return <Screen key={appId} tracker={data} />
}

function Screen({ tracker }: { tracker: Tracker }) {
  const { t } = useI18n()
  const site = useSite()
  const refusal = useRefusal(site.id, 'manage')
  const mayEdit = refusal === undefined
  const change = useChange(changeTracker)
  const queries = useQueryClient()
  const [form] = useState(() => createTrackerForm(tracker))
  const { dirty, submitting, root, saving, onSubmit, kept, conflicts, restoreKey } = useStoredForm({
    form,
    stored: tracker,
    createForm: createTrackerForm,
    action: 'edit-tracker',
    mayEdit,
    restoreKey: `tracker:${site.id}`,
    read: () => readTracker(queries, site.id),
    send: (values, _, revision) =>
      change.mutateAsync({
        params: { appId: site.id },
        body: { data: { type: 'tracker', attributes: trackerOfForm(values) } },
        revision,
      }),
  })
  return (
    <ContentSheet foot={dirty && <SaveBar {...saving} refusal={refusal} />}>
      <PageHead titleRef={headingFocus} title={t(SETTINGS_PAGES.tracker.name)} />
      <div className={styles.intro}>
        <p className="measure t-muted">
          {t(M.about, { site: site.attributes.name })} <HelpLink inText topic="connecting-a-tracker" label={M.help} />
        </p>
      </div>
      {!mayEdit && <LockedNote>{t(M.viewOnly)}</LockedNote>}
      <TrackerDestination tracker={tracker} />
      {mayEdit && <MergedNotes kept={kept} conflicts={conflicts} />}
      <form ref={root} onSubmit={onSubmit} noValidate>
        <TrackerFields form={form} tracker={tracker} readOnly={!mayEdit || submitting} />
        <button type="submit" hidden />
      </form>
      <LeaveGuard form={form} name={t(SETTINGS_PAGES.tracker.name)} restoreKey={restoreKey} />
    </ContentSheet>
  )
}
