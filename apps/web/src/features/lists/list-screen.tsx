import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import type { ItemKind } from '@waymark/domain/copy'
import type { Message } from '@waymark/domain/message'
import type { ReactNode } from 'react'
import { useAppId } from '../../queries/known.ts'
import { itemAddress, listAddress } from '../../sites/item-address.ts'
import { useWords } from '../../words/use-words.ts'
import { ListLayout } from './list-layout.tsx'
import { OnePane } from './one-pane.tsx'

/** The tags, triggers or variables of a site: the list, and beside it what is open. */
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
  const { say } = useWords()
  const appId = useAppId()
  const navigate = useNavigate()
  const open = useParams({ strict: false })[`${kind}Id`]
  return (
    <OnePane
      open={open}
      text={say(name)}
      link={(slot) => <Link {...slot} to={listAddress(kind, appId)} search={(kept: object) => kept} />}
      onOpen={(id) => void navigate({ to: itemAddress(kind, appId, id), search: (kept: object) => kept })}
    >
      <ListLayout section={`${kind}s`} label={say(region)} list={list(appId)}>
        <Outlet />
      </ListLayout>
    </OnePane>
  )
}
