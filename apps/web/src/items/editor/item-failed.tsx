import { useQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { SPLASH_TEXTS } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { listAddress } from '#data/addresses/item-address.ts'
import { isMissing } from '#data/api/call-failed.ts'
import { useAppId } from '#data/current-site.ts'
import { siteQuery } from '#data/sites.ts'
import { CHOOSE_WEBSITE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LoadFailure } from '#items/load-failures/load-failure.tsx'
import { ScreenState } from '#items/load-failures/screen-state.tsx'
import { sitePicker } from '#sites/site-field/site-picker-open.ts'
import { TRIGGER_MISSING } from './item-messages.ts'

const TEXT = msg('item.missing-text', 'It may have been deleted, or the address belongs to another site.')

const M: Readonly<Record<ItemKind, { readonly title: Message; readonly back: Message }>> = {
  tag: {
    title: msg('tags.missing', 'This tag does not exist'),
    back: msg('tags.missing-back', 'Back to the tags'),
  },
  trigger: {
    title: TRIGGER_MISSING,
    back: msg('triggers.missing-back', 'Back to the triggers'),
  },
  variable: {
    title: msg('variables.missing', 'This variable does not exist'),
    back: msg('variables.missing-back', 'Back to the variables'),
  },
}

/**
 * Shown when a tag, trigger or variable could not be loaded: it does not exist, or the server failed. Or the user
 * has no access to the website any more.
 */
export function ItemFailed({ kind, error }: Pick<ErrorComponentProps, 'error'> & { kind: ItemKind }) {
  const appId = useAppId()
  const missing = isMissing(error)
  const site = useQuery({ ...siteQuery(appId), staleTime: 0, enabled: missing })
  if (missing && isMissing(site.error)) return <NoAccess />
  return <LoadFailure error={error} {...M[kind]} text={TEXT} list={listAddress(kind, appId)} />
}

function NoAccess() {
  const { t } = useI18n()
  const { title, text } = SPLASH_TEXTS['site-missing-or-forbidden']
  return (
    <ScreenState
      title={t(title)}
      text={t(text)}
      actions={<Button onPress={sitePicker.open}>{t(CHOOSE_WEBSITE)}</Button>}
    />
  )
}
