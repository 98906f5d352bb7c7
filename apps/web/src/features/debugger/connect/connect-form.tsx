import { msg } from '@waymark/domain/message'
import { createConnectForm } from '@waymark/forms/models/connect'
import { Button, Combobox, type Option } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import type { Connection } from '#data/debugging/connection.ts'
import { useConnectionState } from '#data/debugging/use-debugging.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { CANCEL, TRY_AGAIN } from '#i18n/action-labels.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './connect.module.css'

const M = {
  address: msg('debugger.connect.address', 'Website address'),
  connect: msg('debugger.connect.do', 'Connect'),
  again: TRY_AGAIN,
  connecting: msg('debugger.connect.connecting', 'Connecting, {seconds, number} s'),
  addresses: msg('debugger.connect.addresses', 'Addresses of this website'),
  addressesOf: msg('debugger.connect.addresses-of', 'Addresses of {site}'),
  last: msg('debugger.connect.last', 'Last used'),
}

/**
 * Milliseconds. The cancel button replaces the connect button; a press within this time is the second half of a double
 * click.
 */
const DOUBLE_PRESS = 500

/** The initial value and the suggestions of the address field. */
export interface ConnectDefaults {
  /** The address in the field at first. */
  readonly first: string
  /** The addresses of the site. */
  readonly urls: readonly string[]
  /** The address used last, if any. */
  readonly last: string | null
  /** The name of the site, where it is known. */
  readonly site: string | null
  /** Which control gets the focus: the address, or the button if the address has just been used. */
  readonly focus: 'address' | 'connect'
}

interface ConnectFormProps {
  connection: Connection
  defaults: ConnectDefaults
  /** Whether an attempt has failed. */
  again?: boolean
}

/** The form for an address. While connecting, it counts the seconds and offers to cancel. */
export function ConnectForm({ connection, defaults, again = false }: ConnectFormProps) {
  const { t, errorText } = useFieldText()
  const [form] = useState(() => createConnectForm(defaults.first))
  const url = useField(form, 'url')
  const connecting = useConnectionState(connection, ({ status }) => status === 'connecting')
  const suggestions = useSuggestions(defaults)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const tried = useRef(false)
  useEffect(() => {
    // While connecting, the cancel button has the focus; after it, the control that started the attempt.
    if (!connecting) (tried.current || defaults.focus === 'connect' ? button : input).current?.focus()
    tried.current = connecting
  }, [defaults.focus, connecting])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (connecting) return
    if (form.errors().size > 0) {
      form.send({ type: 'reveal' })
      input.current?.focus()
      return
    }
    const { url: address, version } = form.get().values
    connection.send({ type: 'connect', address: address.trim(), version })
  }
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.row}>
          <Field label={t(M.address)} error={errorText(url.error)} className={styles.field}>
            <Combobox
              ref={input}
              size="large"
              icon="globe"
              inputMode="url"
              spellCheck={false}
              value={url.value}
              onChange={url.setValue}
              onBlur={url.onBlur}
              readOnly={connecting}
              options={suggestions}
              filtered
              listLabel={defaults.site === null ? t(M.addresses) : t(M.addressesOf, { site: defaults.site })}
            />
          </Field>
          <div className={styles.buttons}>
            {connecting ? (
              <Connecting connection={connection} />
            ) : (
              <Button ref={button} type="submit" variant="primary" size="large">
                {t(again ? M.again : M.connect)}
              </Button>
            )}
          </div>
        </div>
      </form>
      <ConfirmHost connection={connection} />
    </>
  )
}

/** The seconds since the start, and the cancel button. */
function Connecting({ connection }: { connection: Connection }) {
  const { t } = useI18n()
  const since = useConnectionState(connection, (shown) => shown.since)
  const seconds = Math.max(0, Math.floor((useNow(250) - since) / 1000))
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <>
      <Button variant="primary" size="large" pending aria-live="off">
        {t(M.connecting, { seconds })}
      </Button>
      <Button
        ref={cancel}
        size="large"
        onPress={() => Date.now() - since > DOUBLE_PRESS && connection.send({ type: 'cancel' })}
      >
        {t(CANCEL)}
      </Button>
    </>
  )
}

/** The address used last, then those of the site. */
function useSuggestions({ urls, last }: ConnectDefaults): readonly Option[] {
  const { t } = useI18n()
  const used = last === null ? [] : [{ value: last, label: last, icon: 'history' as const, caption: t(M.last) }]
  const own = urls.filter((url) => url !== last).map((url) => ({ value: url, label: url, icon: 'globe' as const }))
  return [...used, ...own]
}

const HOST = {
  title: msg('debugger.host.title', 'Let {host} read the draft?'),
  text: msg(
    'debugger.host.text',
    '<b>{host}</b> is not an address of this website. The page that opens can read the draft with all its tags and redirect this tab. Continue only if you trust it.',
  ),
  connect: msg('debugger.host.do', 'Connect to this host'),
}

/** Asks once per host before a foreign host can read the draft. */
function ConfirmHost({ connection }: { connection: Connection }) {
  const { t } = useI18n()
  const isConfirming = useConnectionState(connection, ({ snapshot }) => snapshot.matches('confirming'))
  const host = useConnectionState(connection, ({ snapshot }) => snapshot.context.hostToConfirm) ?? ''
  return (
    <ConfirmDialog
      open={isConfirming}
      width={480}
      title={t(HOST.title, { host })}
      text={<Trans message={HOST.text} values={{ host }} components={{ b: <b /> }} />}
      confirm={{ label: t(HOST.connect), tone: 'primary', onPress: () => connection.send({ type: 'confirm' }) }}
      cancel={{ label: t(CANCEL), onPress: () => connection.send({ type: 'cancel' }) }}
    />
  )
}
