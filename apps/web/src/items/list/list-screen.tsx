import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import type { ItemKind } from '@waymark/domain/copy'
import type { Message } from '@waymark/domain/message'
import { Deferred } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useAppId } from '#data/current-site.ts'
import { itemAddress, listAddress } from '#data/item-address.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListLayout } from './list-layout.tsx'
import { ListPlaceholder } from './list-placeholder.tsx'
import { OnePane } from './one-pane.tsx'

/** The tags, triggers or variables of a site: the list, with the open item beside it. */
export function ListScreen({
  kind,
  region,
  name,
  list,
}: {
  kind: ItemKind
  /** "List of tags" */
  region: Message
  /** "Tags" */
  name: Message
  list: (appId: string) => ReactNode
}) {
  const { t } = useI18n()
  const appId = useAppId()
  const navigate = useNavigate()
  const open = useParams({ strict: false })[`${kind}Id`]
  return (
    <OnePane
      open={open}
      text={t(name)}
      link={(slot) => <Link {...slot} to={listAddress(kind, appId)} search={(kept: object) => kept} />}
      onOpen={(id) => void navigate({ to: itemAddress(kind, appId, id), search: (kept: object) => kept })}
    >
      <ListLayout
        section={`${kind}s`}
        label={t(region)}
        list={<Deferred fallback={<ListPlaceholder name={t(name)} />}>{list(appId)}</Deferred>}
      >
        <Outlet />
      </ListLayout>
    </OnePane>
  )
}
