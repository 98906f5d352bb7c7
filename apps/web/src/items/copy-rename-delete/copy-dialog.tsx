import { useRouter } from '@tanstack/react-router'
import type { CopyOperation, ItemKind } from '@waymark/domain/copy'
import { hasNews } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { sortOutcomes } from '@waymark/forms/form'
import { chooseOperation, chooseTarget, createCopyForm, placeOfCopy } from '@waymark/forms/models/copy'
import { Button, Segmented, TextInput } from '@waymark/ui/controls'
import { Field, FieldGroup } from '@waymark/ui/form'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { focusHeadingAt } from '#browser/focus/heading-focus.ts'
import { itemAddress } from '#data/item-address.ts'
import { MarksEdits, useFieldText } from '#form/controls/field-text.ts'
import { useForm } from '#form/use-form.ts'
import { useRefusedFocus } from '#form/use-refused-focus.ts'
import { SiteField } from '#items/site-field/site-field.tsx'
import { CopiedDialog } from './copied-dialog.tsx'
import styles from './copy-dialog.module.css'
import type { Copyable, Copying } from './copying.ts'
import { TriggersSwitch } from './triggers-switch.tsx'
import { type Copied, useCopy } from './use-copy.ts'

const M = {
  title: {
    tag: msg('copy.tag', 'Copy tag'),
    trigger: msg('copy.trigger', 'Copy trigger'),
    variable: msg('copy.variable', 'Copy variable'),
  },
  name: msg('rename.name', 'Name'),
  count: msg('rename.count', '{used, number} / {limit, number}'),
  operation: msg('copy.operation', 'Operation'),
  duplicate: msg('copy.duplicate', 'Duplicate here'),
  toSite: msg('copy.to-site', 'Copy to another website'),
  target: msg('copy.target', 'Target website'),
  here: msg('copy.here', 'This website: choose "Duplicate here"'),
  close: msg('close', 'Close'),
  cancel: msg('cancel', 'Cancel'),
}

const LIMIT = 255

/** Asks how and where to copy something, does it, says which names had to change, and leads to the copy. */
export function CopyDialog({
  kind,
  appId,
  name,
  copy,
  copying,
  onClose,
}: {
  kind: ItemKind
  appId: string
  name: string
  copy: Copyable
  copying: Copying
  onClose: () => void
}) {
  const { t, wrong } = useFieldText()
  const router = useRouter()
  const send = useCopy(kind, appId, copy)
  const [form] = useState(() =>
    createCopyForm({ kind, name, currentApp: appId, mayDuplicate: copying.duplicate.allowed }),
  )
  const { spot, values, submitting, valid } = useForm(form)
  const [target, setTarget] = useState<Site | null>(null)
  const [copied, setCopied] = useState<Copied | null>(null)
  const id = useId()
  const { root, toError } = useRefusedFocus(submitting)
  const place = spot.at('name')
  const refusalOf = ({ allowed, ...rest }: Copying['duplicate']) => ('why' in rest ? t(rest.why) : undefined)

  const open = (item: Copied) => {
    onClose()
    const search = item.appId === appId ? router.state.location.searchStr : ''
    const address = itemAddress(kind, item.appId, item.id)
    focusHeadingAt(router, address)
    void router.navigate({ href: `${address}${search}` })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (submitting) return
    if (!valid) {
      form.send({ type: 'reveal' })
      toError()
      return
    }
    form.send({ type: 'submit' })
    const end = await send(form.get().values)
    if (end?.is === 'refused') form.send({ type: 'refuse', refusals: sortOutcomes(end.outcomes, placeOfCopy).refusals })
    else if (end && hasNews(end.copied.summary)) setCopied(end.copied)
    else if (end) open(end.copied)
  }

  if (copied) return <CopiedDialog kind={kind} copied={copied} onClose={() => open(copied)} />
  return (
    <Dialog
      open
      title={t(M.title[kind])}
      sub={name}
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
        <form id={id} ref={root} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
          <Field
            label={t(M.name)}
            error={wrong(place.error)}
            count={t(M.count, { used: place.value.length, limit: LIMIT })}
          >
            <TextInput
              value={place.value}
              onChange={place.set}
              onBlur={place.touch}
              readOnly={submitting}
              autoFocus
              onFocus={(event) => event.target.select()}
            />
          </Field>
          <FieldGroup label={t(M.operation)}>
            <Segmented<CopyOperation>
              label={t(M.operation)}
              fill
              value={values.operation}
              onChange={(operation) => {
                if (submitting) return
                chooseOperation(form, operation)
                setTarget(null)
              }}
              options={[
                { value: 'duplicate', label: t(M.duplicate), disabledReason: refusalOf(copying.duplicate) },
                { value: 'copyToWebsite', label: t(M.toSite), disabledReason: refusalOf(copying.toSite) },
              ]}
            />
          </FieldGroup>
          {values.operation === 'copyToWebsite' && (
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
              error={target ? undefined : wrong(spot.at('targetApp').error)}
            />
          )}
          {kind === 'tag' && <TriggersSwitch spot={spot} triggers={copy.triggers ?? 0} readOnly={submitting} />}
        </form>
      </MarksEdits>
    </Dialog>
  )
}
