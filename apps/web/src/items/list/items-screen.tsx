import { useParams } from '@tanstack/react-router'
import type { Message } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { Deferred } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { itemAddress, listAddress } from '#data/addresses/item-address.ts'
import { useAppId } from '#data/current-site.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListPlaceholder } from './list-placeholder.tsx'
import { ListScreen } from './list-screen.tsx'

interface ItemsScreenProps {
  kind: ItemKind
  /** "List of tags" */
  region: Message
  /** "Tags" */
  name: Message
  list: (appId: string) => ReactNode
}

/** The tags, triggers or variables of a site: the list, with the open item beside it. */
export function ItemsScreen({ kind, region, name, list }: ItemsScreenProps) {
  const { t } = useI18n()
  const appId = useAppId()
  const open = useParams({ strict: false })[`${kind}Id`]
  return (
    <ListScreen
      section={`${kind}s`}
      region={region}
      name={name}
      open={open}
      address={listAddress(kind, appId)}
      addressOf={(id) => itemAddress(kind, appId, id)}
      list={<Deferred fallback={<ListPlaceholder name={t(name)} />}>{list(appId)}</Deferred>}
    />
  )
}
