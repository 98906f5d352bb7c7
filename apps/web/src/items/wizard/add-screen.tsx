import { Navigate, useNavigate } from '@tanstack/react-router'
import type { ItemKind } from '@waymark/domain/resource'
import { type ReactNode, useState } from 'react'
import { focusNextHeading } from '#browser/focus/heading-focus.ts'
import { itemAddress, listAddress } from '#data/addresses/item-address.ts'
import { useAppId, useCan } from '#data/current-site.ts'

interface AddScreenProps {
  kind: ItemKind
  /** The content beside the list. */
  behind: ReactNode
  wizard: (appId: string, ends: { onLeft: () => void; onSaved: (item: { readonly id: string }) => void }) => ReactNode
}

/**
 * A wizard over the empty content; afterwards the new item is opened. Without permission to add, the list is opened; if the
 * permission is lost later, the wizard stays with what was entered.
 */
export function AddScreen({ kind, behind, wizard }: AddScreenProps) {
  const appId = useAppId()
  const edit = useCan('edit')
  const navigate = useNavigate()
  const [openFor, setOpenFor] = useState<string>()
  if (edit.allowed && openFor !== appId) setOpenFor(appId)
  if (!edit.allowed && openFor !== appId) return <Navigate to={listAddress(kind, appId)} replace />
  const go = (to: string) => void navigate({ to, search: ofList, ignoreBlocker: true })
  return (
    <>
      {behind}
      {wizard(appId, {
        onLeft: () => go(listAddress(kind, appId)),
        onSaved: ({ id }) => {
          focusNextHeading()
          go(itemAddress(kind, appId, id))
        },
      })}
    </>
  )
}

/** Keeps the search parameters of the list, without those of the wizard. */
const ofList = <T extends { template?: unknown }>(kept: T) => ({
  ...kept,
  template: undefined,
  called: undefined,
  choose: undefined,
})
