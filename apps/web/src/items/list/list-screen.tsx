import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import type { Message } from '@waymark/domain/message'
import type { ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListAndContent } from './list-and-content.tsx'
import { ListLayout } from './list-layout.tsx'
import type { ListSection } from './sidebar-state.ts'

interface ListScreenProps {
  section: ListSection
  /** "List of tags" */
  region: Message
  /** "Tags" */
  name: Message
  /** The id of the open item. */
  open: string | undefined
  /** The address of the list. */
  address: string
  /** The address of an item. */
  addressOf: (id: string) => string
  list: ReactNode
}

/** The screen of a section: its list, with the open item beside it. */
export function ListScreen({ section, region, name, open, address, addressOf, list }: ListScreenProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  return (
    <ListAndContent
      open={open}
      text={t(name)}
      link={(props) => <Link {...props} to={address} search={(kept: object) => kept} />}
      onOpen={(id) => void navigate({ to: addressOf(id), search: (kept: object) => kept })}
    >
      <ListLayout section={section} label={t(region)} list={list}>
        <Outlet />
      </ListLayout>
    </ListAndContent>
  )
}
