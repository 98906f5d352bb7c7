import { msg } from '@waymark/domain/message'
import type { MetaSite } from '@waymark/domain/site'
import { createMetaSiteForm } from '@waymark/forms/models/meta-site'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { useAddMetaSite } from '#data/manage-sites.ts'
import { useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { MetaSiteName } from './meta-site-name.tsx'

const M = {
  title: msg('meta-sites.add', 'Add meta-site'),
  about: msg('meta-sites.add-about', 'It runs on no website until you link some.'),
  cancel: msg('cancel', 'Cancel'),
  close: msg('close', 'Close'),
}

/** The dialog that adds a meta-site. */
export function AddMetaSite({ onAdded, onClose }: { onAdded: (metaSite: MetaSite) => void; onClose: () => void }) {
  const { t } = useI18n()
  const [form] = useState(() => createMetaSiteForm(''))
  const [metaSiteId] = useState(randomId)
  const add = useAddMetaSite()
  const submit = useSubmit('add-meta-site')
  const { submitting, errorCount } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const id = useId()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.status().submitting) return
    if (errorCount > 0) return showErrors()
    const end = await submit(form, (attributes) => add({ id: metaSiteId, type: 'ppms/meta-site', attributes }))
    if (end.ok) onAdded(end.answer)
  }
  return (
    <Dialog
      open
      title={t(M.title)}
      sub={t(M.about)}
      closeLabel={t(M.close)}
      onClose={submitting ? 'none' : onClose}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(M.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(M.title)}
          </Button>
        </>
      }
    >
      <form id={id} ref={root} onSubmit={(event) => void onSubmit(event)} noValidate>
        <MetaSiteName form={form} readOnly={submitting} autoFocus />
      </form>
    </Dialog>
  )
}
