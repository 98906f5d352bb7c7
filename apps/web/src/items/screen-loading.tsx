import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { TRIGGER_LOADING } from '#items/editor/item-messages.ts'

type Loaded = ItemKind | 'version' | 'meta-site'

const LOADING: Readonly<Record<Loaded, Message>> = {
  tag: msg('tags.loading', 'Loading the tag'),
  trigger: TRIGGER_LOADING,
  variable: msg('variables.loading', 'Loading the variable'),
  version: msg('version.loading', 'Loading the version'),
  'meta-site': msg('meta-setup.loading', 'Loading the meta-site'),
}

/** Skeleton of the screen of what is being loaded. */
export function ScreenLoading({ of }: { of: Loaded }) {
  const { t } = useI18n()
  return (
    <ContentSheet wide={of === 'meta-site'}>
      <ContentSkeleton label={t(LOADING[of])} />
    </ContentSheet>
  )
}
