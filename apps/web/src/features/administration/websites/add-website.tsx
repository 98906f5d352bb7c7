import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { createWebsiteForm, NEW_WEBSITE, websiteBody } from '@waymark/forms/models/website'
import { Button } from '@waymark/ui/controls'
import { SideSheet } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { useAddWebsite } from '#data/manage-sites.ts'
import { MarksEdits } from '#form/controls/field-text.ts'
import { DiscardDialog } from '#form/leave-guard.tsx'
import { useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ownZone } from '#items/time-zone/zones.ts'
import { WebsiteFields } from './website-fields.tsx'

const M = {
  title: msg('websites.add', 'Add website'),
  about: msg('websites.add-about', 'It begins with version 1.0, published, and a container of its own.'),
  cancel: msg('cancel', 'Cancel'),
  close: msg('close', 'Close'),
}

/** The sheet that adds a website. What the server refuses stays in its fields. */
export function AddWebsite({ onAdded, onClose }: { onAdded: (website: App) => void; onClose: () => void }) {
  const { t } = useI18n()
  const [form] = useState(() => createWebsiteForm({ ...NEW_WEBSITE, timezone: ownZone() }))
  const [websiteId] = useState(randomId)
  const add = useAddWebsite()
  const submit = useSubmit('add-website')
  const { dirty, submitting, errorCount } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const [asking, setAsking] = useState(false)
  const id = useId()
  const leave = () => (dirty ? setAsking(true) : onClose())
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.status().submitting) return
    if (errorCount > 0) return showErrors()
    const end = await submit(form, (values) => add(websiteBody(websiteId, values)))
    if (end.ok) onAdded(end.answer)
  }
  return (
    <SideSheet
      open
      width={560}
      title={t(M.title)}
      sub={t(M.about)}
      closeLabel={t(M.close)}
      onClose={submitting ? 'none' : leave}
      foot={
        <>
          <Button variant="quiet" onPress={leave}>
            {t(M.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(M.title)}
          </Button>
        </>
      }
    >
      <form id={id} ref={root} onSubmit={(event) => void onSubmit(event)} noValidate>
        <MarksEdits value={false}>
          <WebsiteFields form={form} readOnly={submitting} autoFocus />
        </MarksEdits>
      </form>
      <DiscardDialog form={form} open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </SideSheet>
  )
}
