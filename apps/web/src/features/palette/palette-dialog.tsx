import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { can } from '@waymark/domain/permission'
import type { Site } from '@waymark/domain/site'
import { KeyHint } from '@waymark/ui/icon'
import { CommandPalette } from '@waymark/ui/palette'
import { withMod } from '#browser/hotkeys/key-names.ts'
import { useDebouncedValue } from '#browser/use-debounced.ts'
import { areaOf } from '#data/addresses/areas.ts'
import { addAddress } from '#data/addresses/item-address.ts'
import { accessQuery } from '#data/sites.ts'
import { ACTIONS, CLOSE } from '#i18n/action-labels.ts'
import { SEARCH_OR_JUMP } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { MOVE, NO_MATCH } from '#items/list/item-list-messages.ts'
import type { PaletteRow } from './palette-row.ts'
import { itemAt } from './recent-items.ts'
import { useActions } from './use-actions.ts'
import { useFoundItems } from './use-found-items.ts'
import { useRecentItems } from './use-recent-items.ts'
import { useScreens } from './use-screens.ts'

/** Finds tags, triggers and variables of a site by name, and everything that can be done, from one field. */
export default function PaletteDialog({
  site,
  query,
  onQuery,
  onClose,
}: {
  site: Site
  query: string
  onQuery(query: string): void
  onClose(): void
}) {
  const { t } = useI18n()
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const area = areaOf(pathname)
  const text = query.trim()
  const sought = useDebouncedValue(text, 150)
  const items = useFoundItems(site.id, sought, text)
  const recent = useRecentItems(site.id, text, itemAt(pathname)?.id)
  const actions = useActions(site, text, area)
  const screens = useScreens(site, text, area)
  const adding = useAddNamed(site, text)
  const isRecent = new Set(recent.map(({ key }) => key))
  const groups = [
    { label: t(msg('palette.recent', 'Recent')), items: recent },
    { label: t(ACTIONS), items: actions },
    ...items.groups.map((group) => ({ ...group, items: group.items.filter(({ key }) => !isRecent.has(key)) })),
    { label: t(msg('palette.screens', 'Screens')), items: screens },
    ...(adding ? [{ label: t(msg('palette.new', 'New')), items: [adding], foot: true }] : []),
  ]
  const all: readonly PaletteRow[] = groups.flatMap((group) => group.items)

  const choose = (key: string, { elsewhere }: { elsewhere: boolean }) => {
    const chosen = all.find((found) => found.key === key)
    if (!chosen) return
    if (chosen.href !== undefined && elsewhere) return void window.open(chosen.href, '_blank', 'noopener')
    onClose()
    if (chosen.href === undefined) chosen.run?.()
    else void router.navigate({ href: chosen.href })
  }

  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t(SEARCH_OR_JUMP)}
      closeLabel={t(CLOSE)}
      listLabel={t(msg('palette.list', 'Found'))}
      place={site.attributes.name}
      query={query}
      onQuery={onQuery}
      groups={groups}
      pending={items.pending}
      emptyText={items.pending ? t(msg('palette.searching', 'Searching')) : t(NO_MATCH)}
      onChoose={choose}
      foot={<Foot />}
    />
  )
}

/** Adds a tag of the name that was typed; not without a text. */
function useAddNamed(site: Site, name: string): PaletteRow | undefined {
  const { t } = useI18n()
  const { data: actions } = useQuery(accessQuery(site.id))
  const edit = can(actions, 'edit')
  if (name === '') return undefined
  return {
    key: 'add-named',
    icon: 'plus',
    label: t(msg('palette.add-named', 'Add tag named “{name}”'), { name }),
    disabledReason: edit.allowed ? undefined : t(edit.why),
    href: `${addAddress('tag', site.id)}?${new URLSearchParams({ called: name })}`,
  }
}

function Foot() {
  const { t } = useI18n()
  return (
    <>
      <KeyHint keys={['↑', '↓']}>{t(MOVE)}</KeyHint>
      <KeyHint keys={['↵']}>{t(msg('palette.choose', 'open'))}</KeyHint>
      <KeyHint keys={withMod('↵')}>{t(msg('palette.elsewhere', 'open in new tab'))}</KeyHint>
      <KeyHint keys={['esc']}>{t(msg('palette.close', 'close'))}</KeyHint>
    </>
  )
}
