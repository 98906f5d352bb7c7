import { Link } from '@tanstack/react-router'
import type { DraftChange } from '@waymark/domain/changelog'
import { type Message, msg } from '@waymark/domain/message'
import type { Permitted } from '@waymark/domain/permission'
import type { ItemKind } from '@waymark/domain/resource'
import { IconButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { Icon, type IconName } from '@waymark/ui/icon'
import { useId, useState } from 'react'
import { itemAddress } from '#data/addresses/item-address.ts'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { useIsStopping } from '#data/operations/use-operations.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SYSTEM } from '#i18n/version-messages.ts'
import { ChangeMark } from '#items/changelog/change-mark.tsx'
import { HIDE_CHANGES, SHOW_CHANGES } from '#items/changelog/changelog-messages.ts'
import { labelText } from '#items/changelog/value/use-value-text.ts'
import { DetailsButton } from '#items/details-button.tsx'
import { ChangeDetails } from './change-details.tsx'
import { itemTypeName } from './item-type.ts'
import { STOPPED_ON_WEBSITE } from './publish-messages.ts'
import styles from './publish-sheet.module.css'

const OPEN: Readonly<Record<string, Message>> = {
  tag: msg('publish-sheet.open-tag', 'Open tag'),
  trigger: msg('publish-sheet.open-trigger', 'Open trigger'),
  variable: msg('publish-sheet.open-variable', 'Open variable'),
}
const M = {
  actions: msg('publish-sheet.actions', 'Actions for {name}'),
  stop: msg('publish-sheet.stop-tag', 'Stop on the website'),
  resume: msg('publish-sheet.resume-tag', 'Resume on the website'),
  pending: msg('publish-sheet.stop-pending', 'In progress'),
  discard: msg('publish-sheet.discard', 'Discard this change'),
}

export interface Stopping {
  readonly isStopped: boolean
  /** Absent without permission. */
  readonly onSelect: (() => void) | undefined
}

interface ChangeRowProps {
  appId: string
  change: DraftChange
  edit: Permitted
  /** Of a published tag: whether it is stopped on the website, and the question whether to stop or resume it. */
  stopping: Stopping | undefined
  onDiscard: () => void
  onOpenItem: (address: string) => void
}

/** The address of the item; a deleted one has none. */
const addressOf = (appId: string, { attributes: { change_type, resource_type, resource_id } }: DraftChange) =>
  change_type === 'delete' ? undefined : itemAddress(resource_type as ItemKind, appId, resource_id)

/** One changed item: what happened to it, who did it and when; opens to the item before and after. */
export function ChangeRow(props: ChangeRowProps) {
  const { appId, change, stopping } = props
  const { t } = useI18n()
  const detailsId = useId()
  const [open, setOpen] = useState(false)
  const { change_type, resource_id, resource_name: name } = change.attributes
  const address = addressOf(appId, change)
  return (
    <li className={styles.change}>
      <div className={styles.row}>
        <DetailsButton
          open={open}
          detailsId={detailsId}
          label={t(open ? HIDE_CHANGES : SHOW_CHANGES, { name })}
          onPress={() => setOpen(!open)}
        />
        <span className={styles.mark}>
          <ChangeMark change={change_type} />
        </span>
        <div className={styles.text}>
          {address ? (
            <Link to={address} className={`truncate ${styles.name}`} title={name} onClick={publishSheet.close}>
              {name}
            </Link>
          ) : (
            <del className={`truncate ${styles.name}`} title={name}>
              {name}
            </del>
          )}
          <Caption change={change} isStopped={stopping?.isStopped === true} />
        </div>
        <ChangeMenu {...props} />
      </div>
      {open && (
        <div id={detailsId} className={styles.details}>
          <ChangeDetails appId={appId} changedId={resource_id} />
        </div>
      )}
    </li>
  )
}

/** The type of the item, who changed it and when. */
function Caption({ change, isStopped }: { change: DraftChange; isStopped: boolean }) {
  const { t } = useI18n()
  const { recent, full } = useFormats()
  const { resource_type, item_type, author, created_at } = change.attributes
  const user = author ?? t(SYSTEM)
  return (
    <p className={styles.caption}>
      <span className={styles.kind}>
        <Icon name={resource_type as IconName} size="small" />
        {labelText(t, itemTypeName(resource_type, item_type))}
      </span>
      {isStopped && ` · ${t(STOPPED_ON_WEBSITE)}`}
      {' · '}
      <span title={user}>{user}</span>
      {' · '}
      <time dateTime={created_at} title={full(created_at)}>
        {recent(created_at)}
      </time>
    </p>
  )
}

/** What can be done with the item: open it, stop or resume the published tag, discard the change. */
function ChangeMenu({ appId, change, edit, stopping, onDiscard, onOpenItem }: ChangeRowProps) {
  const { t } = useI18n()
  const { resource_type, resource_id, resource_name: name } = change.attributes
  const pending = useIsStopping(appId, resource_id)
  const address = addressOf(appId, change)
  const open = address && {
    key: 'open',
    icon: 'arrow-right' as const,
    label: labelText(t, OPEN[resource_type] ?? ''),
    onSelect: () => onOpenItem(address),
  }
  const stop = stopping?.onSelect && {
    key: 'stop',
    icon: 'power' as const,
    label: t(stopping.isStopped ? M.resume : M.stop),
    disabledReason: pending ? t(M.pending) : undefined,
    onSelect: stopping.onSelect,
  }
  return (
    <Menu
      placement="bottom-end"
      button={<IconButton icon="more" label={t(M.actions, { name })} />}
      items={[
        ...(open ? [open] : []),
        ...(stop ? [stop] : []),
        {
          key: 'discard',
          icon: 'undo',
          label: t(M.discard),
          disabledReason: edit.allowed ? undefined : t(edit.why),
          onSelect: onDiscard,
        },
      ]}
    />
  )
}
