import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CopyForm } from '@waymark/domain/copy'
import { hasNews } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import type { Site } from '@waymark/domain/site'
import { createCopyForm } from '@waymark/forms/models/copy'
import { type FormEvent, useState } from 'react'
import { focusHeadingAt } from '#browser/focus/heading-focus.ts'
import { itemAddress } from '#data/addresses/item-address.ts'
import { siteQuery } from '#data/sites.ts'
import { useRestorableChanges } from '#form/use-restorable-changes.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { FormDialog } from '#items/form-dialog.tsx'
import { CopiedDialog } from './copied-dialog.tsx'
import { CopyFields } from './copy-fields.tsx'
import type { Copying } from './copying.ts'
import { copyFormKey } from './kept-dialogs.ts'
import { type Copied, useCopyItem } from './use-copy-item.ts'
import { useSubmitInDialog } from './use-submit-in-dialog.ts'

const M = {
  title: {
    tag: msg('copy.tag', 'Copy tag'),
    trigger: msg('copy.trigger', 'Copy trigger'),
    variable: msg('copy.variable', 'Copy variable'),
  },
  failed: msg('copy.failed', '“{name}” could not be copied. {reason}'),
}

interface CopyDialogProps {
  kind: ItemKind
  appId: string
  item: { readonly id: string; readonly name: string }
  /** The number of triggers of a tag, which can be copied with it. */
  triggers: number
  copying: Copying
  onClose: () => void
}

/**
 * Asks for the name and site of a copy, copies the item, reports renamed items, and links to the copy. Asks before what was
 * entered is discarded; a running copy continues when it is closed.
 */
export function CopyDialog({ kind, appId, item, triggers, copying, onClose }: CopyDialogProps) {
  const { t } = useI18n()
  const router = useRouter()
  const copyItem = useCopyItem(kind, appId, item.id)
  const [form] = useState(() =>
    createCopyForm({ kind, name: item.name, currentApp: appId, mayDuplicate: copying.duplicate.allowed }),
  )
  const [target, setTarget] = useState<Site | null>(null)
  const queries = useQueryClient()
  const restoreKey = copyFormKey(item.id)
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
  const { root, submitting, refusal, submit } = useSubmitInDialog(form, {
    action: `copy-${kind}`,
    name: item.name,
    failed: M.failed,
  })
  const open = (made: Copied) => {
    onClose()
    const search = made.appId === appId ? router.state.location.searchStr : ''
    const address = itemAddress(kind, made.appId, made.id)
    focusHeadingAt(router, address)
    void router.navigate({ href: `${address}${search}` })
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const end = await submit(copyItem)
    if (!end.ok || !root.current) return
    if (hasNews(end.answer.summary)) setCopied(end.answer)
    else open(end.answer)
  }

  if (copied) return <CopiedDialog kind={kind} copied={copied} onClose={() => open(copied)} />
  return (
    <FormDialog
      form={form}
      name={item.name}
      restoreKey={restoreKey}
      kept={kept}
      refusal={refusal}
      title={t(M.title[kind])}
      sub={item.name}
      width={560}
      submitLabel={t(M.title[kind])}
      closesWhileSubmitting
      root={root}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <CopyFields
        kind={kind}
        appId={appId}
        triggers={triggers}
        copying={copying}
        form={form}
        target={target}
        onTarget={setTarget}
        readOnly={submitting}
      />
    </FormDialog>
  )
}
