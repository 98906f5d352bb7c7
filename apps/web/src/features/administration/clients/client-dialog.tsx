import { msg } from '@waymark/domain/message'
import type { ApiClient } from '@waymark/domain/session'
import type { Form } from '@waymark/forms/form'
import {
  API_CLIENT_LABELS,
  type ApiClientForm,
  apiClientBody,
  createApiClientForm,
  dayOf,
} from '@waymark/forms/models/api-client'
import { Button, TextInput } from '@waymark/ui/controls'
import { DateInput } from '@waymark/ui/date'
import { Field } from '@waymark/ui/form'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useRef, useState } from 'react'
import { addApiClient, changeApiClient } from '#data/api-clients.ts'
import { useChange } from '#data/change.ts'
import { MarksEdits, useFieldText } from '#form/controls/field-text.ts'
import { useField, useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { dateTexts } from '#i18n/date-texts.ts'
import { intlLocale } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './clients.module.css'

const M = {
  add: msg('api-clients.add', 'Add client'),
  addText: msg('api-client.add-text', 'You get its secret once. Then choose what it may do on which website.'),
  addDo: msg('api-client.add-do', 'Add and show secret'),
  edit: msg('api-client.edit', 'Edit client'),
  save: msg('save', 'Save'),
  cancel: msg('cancel', 'Cancel'),
  nameHint: msg('api-client.name-hint', 'Stands as author of what it changes'),
  endHint: msg('api-client.end-hint', 'After this day the client is refused. Empty: no end'),
  chooseEnd: msg('api-client.choose-end', 'Choose the last day'),
}

const now = () => new Date()

/** Adds a client; the answer has its secret. */
export function AddClientDialog({
  onAdded,
  onClose,
}: {
  onAdded: (answer: { data: ApiClient; meta: { client_secret: string } }) => void
  onClose: () => void
}) {
  const { t } = useI18n()
  const [form] = useState(() => createApiClientForm(now))
  const { mutateAsync } = useChange(addApiClient)
  const submit = useSubmit('add-api-client')
  return (
    <ClientDialog
      title={t(M.add)}
      sub={t(M.addText)}
      action={t(M.addDo)}
      form={form}
      onClose={onClose}
      onSend={async () => {
        const end = await submit(form, (values) => mutateAsync({ body: { data: apiClientBody(values) } }))
        if (end.ok) onAdded(end.answer)
      }}
    />
  )
}

/** Changes the name and the end of a client. */
export function EditClientDialog({ client, onClose }: { client: ApiClient; onClose: () => void }) {
  const { t } = useI18n()
  const [form] = useState(() => createApiClientForm(now, client))
  const { mutateAsync } = useChange(changeApiClient)
  const submit = useSubmit('edit-api-client')
  const params = { clientId: client.id }
  return (
    <ClientDialog
      title={t(M.edit)}
      action={t(M.save)}
      form={form}
      onClose={onClose}
      onSend={async () => {
        const end = await submit(form, (values, initial) =>
          mutateAsync({ params, body: { data: apiClientBody(values, initial) } }),
        )
        if (end.ok) onClose()
      }}
    />
  )
}

function ClientDialog({
  title,
  sub,
  action,
  form,
  onSend,
  onClose,
}: {
  title: string
  sub?: string
  action: string
  form: Form<ApiClientForm>
  onSend: () => Promise<void>
  onClose: () => void
}) {
  const { t, locale } = useI18n()
  const { errorText } = useFieldText()
  const { submitting, errorCount } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const name = useField(form, 'name')
  const end = useField(form, 'end')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (submitting) return
    if (errorCount > 0) showErrors()
    else void onSend()
  }
  return (
    <Dialog
      open
      title={title}
      sub={sub}
      width={480}
      onClose={submitting ? 'none' : onClose}
      initialFocus={first}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(M.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {action}
          </Button>
        </>
      }
    >
      <MarksEdits value={false}>
        <form id={id} ref={root} className={styles.form} onSubmit={send} noValidate>
          <Field label={t(API_CLIENT_LABELS.name)} hint={t(M.nameHint)} error={errorText(name.error)}>
            <TextInput
              ref={first}
              autoComplete="off"
              value={name.value}
              onChange={name.setValue}
              onBlur={name.onBlur}
              readOnly={submitting}
            />
          </Field>
          <Field label={t(API_CLIENT_LABELS.end)} hint={t(M.endHint)} error={errorText(end.error)}>
            <DateInput
              value={end.value}
              onChange={end.setValue}
              onBlur={end.onBlur}
              locale={intlLocale(locale)}
              today={dayOf(now())}
              texts={dateTexts(t, M.chooseEnd)}
              readOnly={submitting}
            />
          </Field>
        </form>
      </MarksEdits>
    </Dialog>
  )
}
