import type { ReportedItem } from '@waymark/domain/copy'
import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { Icon, type IconName } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import { nameSuffix } from './name-suffix.ts'
import styles from './reported-item.module.css'

const KINDS: Readonly<Record<ItemKind, { icon: IconName; label: Message }>> = {
  tag: { icon: 'tag', label: msg('kind.tag', 'Tag') },
  trigger: { icon: 'trigger', label: msg('kind.trigger', 'Trigger') },
  variable: { icon: 'variable', label: msg('kind.variable', 'Variable') },
}

/** The kind of an item in the summary of a copy or import. */
export function ReportedKind({ of }: { of: ItemKind }) {
  const { t } = useI18n()
  const { icon, label } = KINDS[of]
  return (
    <span className={styles.kind}>
      <Icon name={icon} />
      {t(label)}
    </span>
  )
}

/** The name that an item got, with the added suffix highlighted. */
export function ReportedName({ item }: { item: ReportedItem }) {
  const name = item.target_name ?? item.source_name
  const added = nameSuffix(item.source_name, name)
  return (
    <b className={styles.name}>
      {name.slice(0, name.length - added.length)}
      {added !== '' && <mark>{added}</mark>}
    </b>
  )
}
