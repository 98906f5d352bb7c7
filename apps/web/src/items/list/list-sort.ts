import { type Message, msg } from '@waymark/domain/message'
import * as v from 'valibot'

/** The orders a sidebar offers. */
export const LIST_SORTS = ['name', '-updated_at', '-created_at'] as const
export const ListSort = v.picklist(LIST_SORTS)
export type ListSort = v.InferOutput<typeof ListSort>

export const SORT_LABELS: Readonly<Record<ListSort, Message>> = {
  name: msg('lists.sort.name', 'Name'),
  '-updated_at': msg('lists.sort.edited', 'Last edited'),
  '-created_at': msg('lists.sort.created', 'Created'),
}

export const SORT_CAPTIONS: Readonly<Record<ListSort, Message>> = {
  name: msg('lists.sort.name-caption', 'A to Z'),
  '-updated_at': msg('lists.sort.newest-caption', 'Newest first'),
  '-created_at': msg('lists.sort.newest-caption', 'Newest first'),
}
