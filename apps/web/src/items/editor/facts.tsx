import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { isMetaSite, type Site } from '@waymark/domain/site'
import { StatusDot } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import type { ReactNode } from 'react'
import type { Translate } from '#i18n/use-i18n.ts'
import styles from './facts.module.css'

const M = {
  kind: msg('facts.kind', 'Kind'),
  version: msg('facts.version', 'Version'),
}

// One text per kind of item, because adjectives are inflected by gender in some languages.
const PUBLISHED: Readonly<Record<ItemKind, { readonly yes: Message; readonly no: Message }>> = {
  tag: { yes: msg('tag-facts.published', 'Published'), no: msg('tag-facts.unpublished', 'Unpublished') },
  trigger: { yes: msg('trigger-facts.published', 'Published'), no: msg('trigger-facts.unpublished', 'Unpublished') },
  variable: {
    yes: msg('variable-facts.published', 'Published'),
    no: msg('variable-facts.unpublished', 'Unpublished'),
  },
}

/** A mark with its text, or several facts in a line. */
export const Fact = ({ icon, children }: { icon?: IconName; children: ReactNode }) => (
  <span className={styles.fact}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
)

/** On a meta-site: the fact that an item is used by every linked app. */
export const metaFact = (t: Translate, site: Site, meta: Message) =>
  isMetaSite(site) && { key: 'meta', label: t(M.kind), value: <Fact icon="layers">{t(meta)}</Fact> }

/** Whether the published version of an item equals the draft. */
export const versionFact = (t: Translate, kind: ItemKind, published: boolean) => ({
  key: 'version',
  label: t(M.version),
  value: (
    <Fact>
      <StatusDot published={published} />
      {t(PUBLISHED[kind][published ? 'yes' : 'no'])}
    </Fact>
  ),
})
