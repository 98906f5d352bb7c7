import { useQuery, useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import type { Trigger } from '@waymark/domain/trigger'
import { Button } from '@waymark/ui/controls'
import { ContentSkeleton, EmptyState, Section } from '@waymark/ui/layout'
import { Dialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { isMissing } from '#data/api/call-failed.ts'
import { oneTriggerQuery } from '#data/triggers.ts'
import { VariablesOf } from '#form/controls/use-variable-names.ts'
import { FIX_FIRST } from '#form/form-messages.ts'
import { UNCHANGED } from '#form/form-saving.tsx'
import { DiscardDialog, LeaveGuard } from '#form/leave-guard.tsx'
import { NameField } from '#form/name-field.tsx'
import RestoreNote from '#form/restore-note.tsx'
import { useForm, useFormValue } from '#form/use-form.ts'
import { useRefusal } from '#form/use-refusal.ts'
import { useErrorFocus } from '#form/use-submit.ts'
import { CANCEL, CLOSE, SAVE, TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { TRIGGER_LOADING, TRIGGER_MISSING } from '#items/editor/item-messages.ts'
import { LockedNote } from '#items/editor/locked-note.tsx'
import { SERVER_ERROR, SERVER_ERROR_TEXT } from '#items/load-failures/failure-messages.ts'
import { Merging } from '#items/merging/merging.tsx'
import styles from './trigger-form.module.css'
import { TRIGGER_NAME } from './trigger-messages.ts'
import { TriggerSections } from './trigger-sections.tsx'
import { UnsupportedNote } from './unsupported-note.tsx'
import { useOpenTrigger } from './use-open-trigger.ts'

const M = {
  title: msg('edit-trigger.title', 'Edit trigger'),
  missingText: msg('edit-trigger.missing-text', 'It may have been deleted.'),
  shared: msg(
    'edit-trigger.shared',
    'The change applies to {count, plural, one {# tag} other {all # tags}} with this trigger.',
  ),
}

export interface EditTriggerProps {
  readonly appId: string
  readonly triggerId: string
  readonly onClose: () => void
  /** Called with the trigger as it is stored now, before the window closes. */
  readonly onSaved: (trigger: Trigger) => void
}

/** A dialog over the form that uses a trigger: loads, edits and saves the trigger. */
export default function EditTrigger(props: EditTriggerProps) {
  const { t } = useI18n()
  // Refetched, because it may have been changed or deleted.
  const query = useQuery({ ...oneTriggerQuery(props.appId, props.triggerId), refetchOnMount: 'always' })
  const missing = isMissing(query.error)
  if (query.data && !missing) return <Loaded {...props} trigger={query.data} />
  return (
    <Dialog open width={960} title={t(M.title)} closeLabel={t(CLOSE)} onClose={props.onClose}>
      {query.isError ? (
        <EmptyState
          art="lost"
          role="alert"
          title={t(missing ? TRIGGER_MISSING : SERVER_ERROR)}
          text={t(missing ? M.missingText : SERVER_ERROR_TEXT)}
          actions={
            missing ? (
              <Button onPress={props.onClose}>{t(CLOSE)}</Button>
            ) : (
              <Button onPress={() => void query.refetch()}>{t(TRY_AGAIN)}</Button>
            )
          }
        />
      ) : (
        <ContentSkeleton label={t(TRIGGER_LOADING)} />
      )}
    </Dialog>
  )
}

function Loaded({ appId, trigger, onClose, onSaved }: EditTriggerProps & { trigger: Trigger }) {
  const { t } = useI18n()
  const refusal = useRefusal(appId, 'edit')
  const mayEdit = refusal === undefined
  const { form, item, save, saveSupported } = useOpenTrigger(appId, trigger)
  const { dirty, errorCount, submitting } = useForm(form)
  const unsupported = useFormValue(form, ({ get }) => get().values.abandoned.length)
  const { root, showErrors } = useErrorFocus(form)
  const [confirming, setConfirming] = useState<'closing' | 'resetting' | null>(null)
  const queries = useQueryClient()
  const close = () => {
    // Saving has refetched the trigger.
    onSaved(queries.getQueryData(oneTriggerQuery(appId, trigger.id).queryKey) ?? trigger)
    onClose()
  }
  const tags = trigger.relationships.tags.data.length
  const readOnly = !mayEdit || submitting
  const submit = () => {
    if (submitting || !dirty || !mayEdit) return
    if (errorCount === 0) void save().then(({ ok }) => ok && close())
    else showErrors()
  }
  useHotkeys({
    '$mod+s': () => submit(),
  })
  const idle = refusal ?? (dirty ? undefined : t(UNCHANGED))
  return (
    <Dialog
      open
      width={960}
      title={t(M.title)}
      {...(tags > 1 && { sub: t(M.shared, { count: tags }) })}
      closeLabel={t(CLOSE)}
      onClose={submitting ? 'none' : () => (dirty ? setConfirming('closing') : onClose())}
      bodyClassName={styles.dialog}
      foot={
        <>
          <Button variant="quiet" disabledReason={dirty ? undefined : idle} onPress={() => setConfirming('resetting')}>
            {t(CANCEL)}
          </Button>
          <Button
            variant="primary"
            pending={submitting}
            disabledReason={idle}
            {...(dirty && errorCount > 0 && { tooltip: t(FIX_FIRST) })}
            onPress={submit}
          >
            {t(SAVE)}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <LockedNote>{refusal}</LockedNote>}
      {item.kept && mayEdit && <RestoreNote offer={item.kept} />}
      <Merging subject={{ kind: 'trigger', appId }} form={form} item={item} />
      <UnsupportedNote
        count={unsupported}
        where="dialog"
        pending={submitting}
        refusal={refusal}
        onFix={() => void saveSupported().then(({ ok }) => (ok ? close() : showErrors()))}
      />
      <VariablesOf value={appId}>
        <form
          ref={root}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            submit()
          }}
        >
          <Section first title={t(NAME_LABEL)}>
            <NameField label={t(TRIGGER_NAME)} field={form.field('name')} readOnly={readOnly} autoFocus />
          </Section>
          <TriggerSections appId={appId} form={form} readOnly={readOnly} triggerId={trigger.id} />
        </form>
      </VariablesOf>
      <LeaveGuard form={form} name={trigger.attributes.name} restoreKey={trigger.id} />
      <DiscardDialog
        open={confirming !== null}
        form={form}
        onKeep={() => setConfirming(null)}
        onDiscard={() => {
          setConfirming(null)
          if (confirming === 'closing') onClose()
          else form.send({ type: 'reset' })
        }}
      />
    </Dialog>
  )
}
