import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CopyForm, ItemKind } from '@waymark/domain/copy'
import { hasNews } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { createCopyForm } from '@waymark/forms/models/copy'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { focusHeadingAt } from '#browser/focus/heading-focus.ts'
import { itemAddress } from '#data/addresses/item-address.ts'
import { siteQuery } from '#data/sites.ts'
import { MarksEdits } from '#form/controls/field-text.ts'
import RestoreNote from '#form/restore-note.tsx'
import { useRegisterUnsaved } from '#form/unsaved-forms.ts'
import { useForm } from '#form/use-form.ts'
import { useRestorableChanges } from '#form/use-restorable-changes.ts'
import { useErrorFocus } from '#form/use-submit.ts'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CopiedDialog } from './copied-dialog.tsx'
import styles from './copy-dialog.module.css'
import { CopyFields } from './copy-fields.tsx'
import type { Copyable, Copying } from './copying.ts'
import { copyFormKey } from './kept-dialogs.ts'
import { type Copied, useCopyItem } from './use-copy-item.ts'

const M = {
  title: {
    tag: msg('copy.tag', 'Copy tag'),
    trigger: msg('copy.trigger', 'Copy trigger'),
    variable: msg('copy.variable', 'Copy variable'),
  },
}

/** Asks for the name and site of a copy, copies the item, reports renamed items, and links to the copy. */
export function CopyDialog({
  kind,
  appId,
  item,
  copy,
  copying,
  onClose,
}: {
  kind: ItemKind
  appId: string
  item: { readonly id: string; readonly name: string }
  copy: Copyable
  copying: Copying
  onClose: () => void
}) {
  const { t } = useI18n()
  const router = useRouter()
  const send = useCopyItem(kind, appId, copy)
  const [form] = useState(() =>
    createCopyForm({ kind, name: item.name, currentApp: appId, mayDuplicate: copying.duplicate.allowed }),
  )
  const { submitting, dirty, errorCount } = useForm(form)
  const [target, setTarget] = useState<Site | null>(null)
  const queries = useQueryClient()
  const restoreKey = copyFormKey(item.id)
  useRegisterUnsaved({ form, name: item.name, key: restoreKey }, dirty)
  const kept = useRestorableChanges(restoreKey, async ({ values }) => {
    const { operation, targetApp } = values as CopyForm
    const isAway = operation === 'copyToWebsite'
    // A website that is gone meanwhile has to be chosen again.
    const site = isAway && targetApp ? await queries.fetchQuery(siteQuery(targetApp)).catch(() => null) : null
    setTarget(site)
    const initial = form.get().initial
    form.send({ type: 'rebase', initial, values: isAway ? { ...values, targetApp: site?.id ?? null } : values })
  })
  const [copied, setCopied] = useState<Copied | null>(null)
  const id = useId()
  const { root, showErrors } = useErrorFocus(form)
  const open = (made: Copied) => {
    onClose()
    const search = made.appId === appId ? router.state.location.searchStr : ''
    const address = itemAddress(kind, made.appId, made.id)
    focusHeadingAt(router, address)
    void router.navigate({ href: `${address}${search}` })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (submitting) return
    if (errorCount > 0) return showErrors()
    const end = await send(form)
    if (!end.ok || !root.current) return
    if (hasNews(end.answer.summary)) setCopied(end.answer)
    else open(end.answer)
  }

  if (copied) return <CopiedDialog kind={kind} copied={copied} onClose={() => open(copied)} />
  return (
    <Dialog
      open
      title={t(M.title[kind])}
      sub={item.name}
      width={560}
      closeLabel={t(CLOSE)}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(submitting ? CLOSE : CANCEL)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(M.title[kind])}
          </Button>
        </>
      }
    >
      <MarksEdits value={false}>
        {kept && !dirty && <RestoreNote offer={kept} />}
        <form id={id} ref={root} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
          <CopyFields
            kind={kind}
            appId={appId}
            copy={copy}
            copying={copying}
            form={form}
            target={target}
            onTarget={setTarget}
            readOnly={submitting}
          />
        </form>
      </MarksEdits>
    </Dialog>
  )
}
