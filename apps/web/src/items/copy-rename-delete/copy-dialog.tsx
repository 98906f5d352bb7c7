import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CopyForm, CopyOperation, ItemKind } from '@waymark/domain/copy'
import { hasNews } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { chooseOperation, chooseTarget, createCopyForm } from '@waymark/forms/models/copy'
import { Button, Segmented } from '@waymark/ui/controls'
import { FieldGroup } from '@waymark/ui/form'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { focusHeadingAt } from '#browser/focus/heading-focus.ts'
import { itemAddress } from '#data/item-address.ts'
import { siteQuery } from '#data/sites.ts'
import { MarksEdits, useFieldText } from '#form/controls/field-text.ts'
import KeptNote from '#form/kept-note.tsx'
import { NameField } from '#form/name-field.tsx'
import { useRegisterUnsaved } from '#form/unsaved-forms.ts'
import { useField, useForm } from '#form/use-form.ts'
import { useKeptOffer } from '#form/use-kept-offer.ts'
import { useErrorFocus } from '#form/use-submit.ts'
import { SiteField } from '#sites/site-field/site-field.tsx'
import { CopiedDialog } from './copied-dialog.tsx'
import styles from './copy-dialog.module.css'
import type { Copyable, Copying } from './copying.ts'
import { copyFormKey } from './kept-dialogs.ts'
import { TriggersSwitch } from './triggers-switch.tsx'
import { type Copied, useCopy } from './use-copy.ts'

const M = {
  title: {
    tag: msg('copy.tag', 'Copy tag'),
    trigger: msg('copy.trigger', 'Copy trigger'),
    variable: msg('copy.variable', 'Copy variable'),
  },
  name: msg('rename.name', 'Name'),
  operation: msg('copy.operation', 'Operation'),
  duplicate: msg('copy.duplicate', 'Duplicate here'),
  toSite: msg('copy.to-site', 'Copy to another website'),
  target: msg('copy.target', 'Target website'),
  here: msg('copy.here', 'This website: choose "Duplicate here"'),
  close: msg('close', 'Close'),
  cancel: msg('cancel', 'Cancel'),
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
  const { t, errorText } = useFieldText()
  const router = useRouter()
  const send = useCopy(kind, appId, copy)
  const [form] = useState(() =>
    createCopyForm({ kind, name: item.name, currentApp: appId, mayDuplicate: copying.duplicate.allowed }),
  )
  const { submitting, dirty, errorCount } = useForm(form)
  const operation = useField(form, 'operation').value
  const targetError = useField(form, 'targetApp').error
  const [target, setTarget] = useState<Site | null>(null)
  const queries = useQueryClient()
  const keptAs = copyFormKey(item.id)
  useRegisterUnsaved({ form, name: item.name, key: keptAs }, dirty)
  const kept = useKeptOffer(keptAs, async ({ values }) => {
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
  const refusalOf = ({ allowed, ...rest }: Copying['duplicate']) => ('why' in rest ? t(rest.why) : undefined)

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
      closeLabel={t(M.close)}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(submitting ? M.close : M.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(M.title[kind])}
          </Button>
        </>
      }
    >
      <MarksEdits value={false}>
        {kept && !dirty && <KeptNote offer={kept} />}
        <form id={id} ref={root} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
          <NameField
            label={t(M.name)}
            field={form.field('name')}
            readOnly={submitting}
            autoFocus
            onFocus={(event) => event.target.select()}
          />
          <FieldGroup label={t(M.operation)}>
            <Segmented<CopyOperation>
              label={t(M.operation)}
              fill
              value={operation}
              onChange={(next) => {
                if (submitting) return
                chooseOperation(form, next)
                setTarget(null)
              }}
              options={[
                { value: 'duplicate', label: t(M.duplicate), disabledReason: refusalOf(copying.duplicate) },
                { value: 'copyToWebsite', label: t(M.toSite), disabledReason: refusalOf(copying.toSite) },
              ]}
            />
          </FieldGroup>
          {operation === 'copyToWebsite' && (
            <SiteField
              label={t(M.target)}
              kind={copying.targets === 'sites' ? 'app' : 'all'}
              action="edit"
              value={target}
              onChange={(site) => {
                if (submitting) return
                setTarget(site)
                chooseTarget(form, site?.id ?? null)
              }}
              refusal={(site) => (site.id === appId ? t(M.here) : undefined)}
              error={target ? undefined : errorText(targetError)}
            />
          )}
          {kind === 'tag' && <TriggersSwitch form={form} triggers={copy.triggers ?? 0} readOnly={submitting} />}
        </form>
      </MarksEdits>
    </Dialog>
  )
}
