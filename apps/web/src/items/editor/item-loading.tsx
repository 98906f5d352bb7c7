import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { TRIGGER_LOADING } from './item-messages.ts'

const LOADING: Readonly<Record<ItemKind, Message>> = {
  tag: msg('tags.loading', 'Loading the tag'),
  trigger: TRIGGER_LOADING,
  variable: msg('variables.loading', 'Loading the variable'),
}

/** Skeleton of an item that is being loaded. */
export function ItemLoading({ kind }: { kind: ItemKind }) {
  const { t } = useI18n()
  return (
    <ContentSheet>
      <ContentSkeleton label={t(LOADING[kind])} />
    </ContentSheet>
  )
}
