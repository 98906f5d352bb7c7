import { useSuspenseQuery } from '@tanstack/react-query'
import type { Trigger } from '@waymark/domain/trigger'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { lazy, Suspense, useState } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { useCan, useSite } from '#data/current-site.ts'
import { oneTriggerQuery } from '#data/triggers.ts'
import { useForm, useFormValue } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { EditSheet } from '#items/editor/edit-sheet.tsx'
import { ItemHead } from '#items/editor/item-head.tsx'
import { TriggerSections } from '#items/trigger-form/trigger-sections.tsx'
import { UnsupportedNote } from '#items/trigger-form/unsupported-note.tsx'
import { useOpenTrigger } from '#items/trigger-form/use-open-trigger.ts'
import { type Related, TriggerFacts } from './trigger-facts.tsx'
import { TriggerNotes } from './trigger-notes.tsx'

const RelatedTags = lazy(() => import('../related/related-tags.tsx'))
const RelatedTriggers = lazy(() => import('../related/related-triggers.tsx'))
const EditTrigger = lazy(() => import('#items/trigger-form/edit-trigger.tsx'))

/** The screen of one trigger. The form is reset for another trigger, and when it was changed elsewhere and is not dirty. */
export function TriggerEditor({ appId, triggerId }: { appId: string; triggerId: string }) {
  const { data: trigger, error } = useSuspenseQuery(oneTriggerQuery(appId, triggerId))
  usePageTitle(trigger.attributes.name)
  return <OpenTrigger key={triggerId} appId={appId} trigger={trigger} readError={error} />
}

function OpenTrigger({ appId, trigger, readError }: { appId: string; trigger: Trigger; readError: Error | null }) {
  const { t } = useI18n()
  const edit = useCan('edit')
  const site = useSite()
  const { form, item, saveSupported } = useOpenTrigger(appId, trigger)
  const { submitting } = useForm(form)
  const unsupported = useFormValue(form, ({ get }) => get().values.abandoned.length)
  const [related, setRelated] = useState<Related | null>(null)
  const [fixing, setFixing] = useState<string | null>(null)
  const refusal = edit.allowed ? undefined : t(edit.why)
  const { name, trigger_type } = trigger.attributes

  const panel = { appId, trigger, onClose: () => setRelated(null) }
  return (
    <>
      <EditSheet
        appId={appId}
        icon={TRIGGER_APPEARANCES[trigger_type].icon}
        name={name}
        readError={readError}
        form={form}
        item={item}
        subject={{ kind: 'trigger', appId }}
        head={({ onDeleted, showErrors }) => (
          <>
            <ItemHead appId={appId} item={trigger} refusal={refusal} onDeleted={onDeleted} />
            <TriggerFacts trigger={trigger} site={site} open={related} onOpen={setRelated} />
            <UnsupportedNote
              count={unsupported}
              where="screen"
              pending={submitting}
              refusal={refusal}
              onFix={() => void saveSupported().then(({ ok }) => !ok && showErrors())}
            />
            <TriggerNotes appId={appId} trigger={trigger} refusal={refusal} onFixMember={setFixing} />
          </>
        )}
      >
        <TriggerSections
          appId={appId}
          form={form}
          readOnly={!edit.allowed || submitting}
          triggerId={trigger.id}
          first
        />
      </EditSheet>
      <Suspense>
        {related === 'tags' && <RelatedTags {...panel} />}
        {related === 'triggers' && <RelatedTriggers {...panel} />}
        {fixing !== null && (
          <EditTrigger appId={appId} triggerId={fixing} onClose={() => setFixing(null)} onSaved={() => undefined} />
        )}
      </Suspense>
    </>
  )
}
