import { Link } from '@tanstack/react-router'
import type { DraftChange } from '@waymark/domain/changelog'
import type { ItemKind } from '@waymark/domain/copy'
import { type Message, msg } from '@waymark/domain/message'
import type { Permitted } from '@waymark/domain/permission'
import { IconButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { Icon, type IconName } from '@waymark/ui/icon'
import { useId, useState } from 'react'
import { itemAddress } from '#data/item-address.ts'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { useIsStopping } from '#data/operations/use-operations.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ChangeMark } from '#items/changelog/change-mark.tsx'
import { labelText } from '#items/changelog/value/use-value-text.ts'
import { ChangeDetails } from './change-details.tsx'
import { itemTypeName } from './item-type.ts'
import styles from './publish-sheet.module.css'

const OPEN: Readonly<Record<string, Message>> = {
  tag: msg('publish-sheet.open-tag', 'Open tag'),
  trigger: msg('publish-sheet.open-trigger', 'Open trigger'),
  variable: msg('publish-sheet.open-variable', 'Open variable'),
}
const M = {
  show: msg('changelog.show', 'Show changes of {name}'),
  hide: msg('changelog.hide', 'Hide changes of {name}'),
  actions: msg('publish-sheet.actions', 'Actions for {name}'),
  stop: msg('publish-sheet.stop-tag', 'Stop on the website'),
  resume: msg('publish-sheet.resume-tag', 'Resume on the website'),
  pending: msg('publish-sheet.stop-pending', 'In progress'),
  stopped: msg('publish-sheet.stopped', 'Stopped on the website'),
  discard: msg('publish-sheet.discard', 'Discard this change'),
  system: msg('changelog.system', 'System'),
}

export interface Stopping {
  readonly isStopped: boolean
  /** Absent without permission. */
  readonly onSelect: (() => void) | undefined
}

/** One changed item: what happened to it, who did it and when; opens to the item before and after. */
export function ChangeRow({
  appId,
  change,
  edit,
  stopping,
  onDiscard,
  onOpenItem,
}: {
  appId: string
  change: DraftChange
  edit: Permitted
  /** Of a published tag: whether it is stopped on the website, and the question whether to stop or resume it. */
  stopping: Stopping | undefined
  onDiscard: () => void
  /** Opens the screen of the item. */
  onOpenItem: (address: string) => void
}) {
  const { t } = useI18n()
  const { recent, full } = useFormats()
  const detailsId = useId()
  const [open, setOpen] = useState(false)
  const {
    change_type,
    resource_type,
    resource_id,
    resource_name: name,
    item_type,
    author,
    created_at,
  } = change.attributes
  const address = change_type === 'delete' ? undefined : itemAddress(resource_type as ItemKind, appId, resource_id)
  const pending = useIsStopping(appId, resource_id)
  const type = labelText(t, itemTypeName(resource_type, item_type))
  const user = author ?? t(M.system)
  return (
    <li className={styles.change}>
      <div className={styles.row}>
        <IconButton
          size="small"
          icon={open ? 'chevron-down' : 'chevron-right'}
          label={t(open ? M.hide : M.show, { name })}
          tooltip=""
          aria-expanded={open}
          {...(open && { 'aria-controls': detailsId })}
          onPress={() => setOpen(!open)}
        />
        <span className={styles.mark}>
          <ChangeMark change={change_type} />
        </span>
        <div className={styles.text}>
          {address ? (
            <Link to={address} className={styles.name} title={name} onClick={publishSheet.close}>
              {name}
            </Link>
          ) : (
            <del className={styles.name} title={name}>
              {name}
            </del>
          )}
          <p className={styles.caption}>
            <span className={styles.kind}>
              <Icon name={resource_type as IconName} size="small" />
              {type}
            </span>
            {stopping?.isStopped && ` · ${t(M.stopped)}`}
            {' · '}
            <span title={user}>{user}</span>
            {' · '}
            <time dateTime={created_at} title={full(created_at)}>
              {recent(created_at)}
            </time>
          </p>
        </div>
        <Menu
          placement="bottom-end"
          button={<IconButton icon="more" label={t(M.actions, { name })} />}
          items={[
            ...(address
              ? [
                  {
                    key: 'open',
                    icon: 'arrow-right' as const,
                    label: labelText(t, OPEN[resource_type] ?? ''),
                    onSelect: () => onOpenItem(address),
                  },
                ]
              : []),
            ...(stopping?.onSelect
              ? [
                  {
                    key: 'stop',
                    icon: 'power' as const,
                    label: t(stopping.isStopped ? M.resume : M.stop),
                    disabledReason: pending ? t(M.pending) : undefined,
                    onSelect: stopping.onSelect,
                  },
                ]
              : []),
            {
              key: 'discard',
              icon: 'undo',
              label: t(M.discard),
              disabledReason: edit.allowed ? undefined : t(edit.why),
              onSelect: onDiscard,
            },
          ]}
        />
      </div>
      {open && (
        <div id={detailsId} className={styles.details}>
          <ChangeDetails appId={appId} changedId={resource_id} />
        </div>
      )}
    </li>
  )
}
