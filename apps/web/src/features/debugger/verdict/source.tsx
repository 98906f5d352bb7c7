import { msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import { useDebugger } from '../use-debugger.ts'
import styles from './source.module.css'

const M = {
  own: msg('debugger.source.own', 'This website'),
  meta: msg('debugger.source.meta', 'From meta-site {name}'),
}

/** Where an item comes from: the name of the website, or that of a meta-site with its icon. */
export function Source({ source }: { source: string | null }) {
  const { t } = useI18n()
  const { site } = useDebugger()
  if (source === null) return site?.name ?? t(M.own)
  return (
    <span className={styles.source}>
      <Icon name="layers" size="small" />
      {source}
    </span>
  )
}

/** Marks an item of a meta-site beside its name; nothing for an item of the website itself. */
export function MetaMark({ source }: { source: string | null }) {
  const { t } = useI18n()
  if (source === null) return null
  const label = t(M.meta, { name: source })
  return (
    <span className={styles.mark} title={label}>
      <Icon name="layers" size="small" label={label} />
    </span>
  )
}
