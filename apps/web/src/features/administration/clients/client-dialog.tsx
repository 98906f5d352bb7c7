import { useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { ApiClient } from '@waymark/domain/organisation'
import type { Form } from '@waymark/forms/form'
import {
  API_CLIENT_LABELS,
  type ApiClientForm,
  apiClientBody,
  createApiClientForm,
  dayOf,
} from '@waymark/forms/models/api-client'
import { DateInput } from '@waymark/ui/date'
import { Field } from '@waymark/ui/form'
import { useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { type AddedApiClient, changeApiClient, readApiClient, useAddApiClient } from '#data/api-clients.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { TextField } from '#form/text-field.tsx'
import { useField } from '#form/use-form.ts'
import { SAVE } from '#i18n/action-labels.ts'
import { dateTexts } from '#i18n/date-texts.ts'
import { intlLocale } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { MergedNotes } from '#items/stored-form/merged-notes.tsx'
import { useMergedSave } from '#items/stored-form/use-merged-save.ts'
import { ADD_AND_SHOW_SECRET, CHOOSE_LAST_DAY } from '../page/page-messages.ts'
import { RowDialog } from '../page/row-dialog.tsx'
import { ADD_CLIENT, EDIT_CLIENT } from './client-messages.ts'

const M = {
  addText: msg('api-client.add-text', 'You get its secret once. Then choose what it may do on which website.'),
  nameHint: msg('api-client.name-hint', 'Stands as author of what it changes'),
  endHint: msg('api-client.end-hint', 'After this day the client is refused. Empty: no end'),
}

const now = () => new Date()

const formOf = (client: ApiClient) => createApiClientForm(now, client)

/** The key under which unsaved changes to a client are stored when the session ends. */
export const clientFormKey = (clientId: string) => `api-client:${clientId}`

interface AddClientDialogProps {
  onAdded: (answer: AddedApiClient) => void
  onClose: () => void
}

/** Adds a client; the answer has its secret, unless it was lost. */
export function AddClientDialog({ onAdded, onClose }: AddClientDialogProps) {
  const { t } = useI18n()
  const [form] = useState(() => createApiClientForm(now))
  const add = useAddApiClient()
  return (
    <RowDialog
      form={form}
      action="add-api-client"
      title={t(ADD_CLIENT)}
      about={t(M.addText)}
      submitLabel={t(ADD_AND_SHOW_SECRET)}
      restoreKey="add-api-client"
      send={(values) => add(apiClientBody(values))}
      onDone={onAdded}
      onClose={onClose}
    >
      {(readOnly) => <ClientFields form={form} readOnly={readOnly} />}
    </RowDialog>
  )
}

/** Changes the name and the end of a client. */
export function EditClientDialog({ client, onClose }: { client: ApiClient; onClose: () => void }) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [form] = useState(() => formOf(client))
  const { mutateAsync } = useChange(changeApiClient)
  const params = { clientId: client.id }
  const restoreKey = clientFormKey(client.id)
  const { save, conflicts, kept } = useMergedSave({
    form,
    stored: client,
    createForm: formOf,
    restoreKey,
    read: () => readApiClient(queries, client.id),
    send: (values, initial, revision) =>
      mutateAsync({ params, body: { data: apiClientBody(values, initial) }, revision }),
  })
  return (
    <RowDialog
      form={form}
      action="edit-api-client"
      title={t(EDIT_CLIENT)}
      submitLabel={t(SAVE)}
      restoreKey={restoreKey}
      kept={kept}
      send={save}
      onDone={onClose}
      onClose={onClose}
    >
      {(readOnly) => (
        <>
          <MergedNotes kept={null} conflicts={conflicts} />
          <ClientFields form={form} readOnly={readOnly} />
        </>
      )}
    </RowDialog>
  )
}

function ClientFields({ form, readOnly }: { form: Form<ApiClientForm>; readOnly: boolean }) {
  const { t, locale } = useI18n()
  const { errorText } = useFieldText()
  const end = useField(form, 'end')
  return (
    <>
      <TextField
        autoFocus
        label={t(API_CLIENT_LABELS.name)}
        hint={t(M.nameHint)}
        field={form.field('name')}
        autoComplete="off"
        readOnly={readOnly}
      />
      <Field label={t(API_CLIENT_LABELS.end)} hint={t(M.endHint)} error={errorText(end.error)}>
        <DateInput
          value={end.value}
          onChange={end.setValue}
          onBlur={end.onBlur}
          locale={intlLocale(locale)}
          today={dayOf(now())}
          texts={dateTexts(t, CHOOSE_LAST_DAY)}
          readOnly={readOnly}
        />
      </Field>
    </>
  )
}
