import type { ItemKind } from '@waymark/domain/copy'
import { type Message, msg } from '@waymark/domain/message'
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

// The words bend to what they setLanguage of in languages that have genders.
const PUBLISHED: Readonly<Record<ItemKind, { readonly yes: Message; readonly no: Message }>> = {
  tag: { yes: msg('tag-facts.published', 'Published'), no: msg('tag-facts.unpublished', 'Unpublished') },
  trigger: { yes: msg('trigger-facts.published', 'Published'), no: msg('trigger-facts.unpublished', 'Unpublished') },
  variable: {
    yes: msg('variable-facts.published', 'Published'),
    no: msg('variable-facts.unpublished', 'Unpublished'),
  },
}

/** A mark and what it says, or several things in a line. */
export const Fact = ({ icon, children }: { icon?: IconName; children: ReactNode }) => (
  <span className={styles.fact}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
)

/** On a meta-site: that an item is kept there for every app linked to it. */
export const metaFact = (t: Translate, site: Site, meta: Message) =>
  isMetaSite(site) && { key: 'meta', label: t(M.kind), value: <Fact icon="layers">{t(meta)}</Fact> }

/** Whether live pages have an item as it stands in the draft. */
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
