import { useRouter } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { Kbd } from '@waymark/ui/icon'
import { CommandPalette } from '@waymark/ui/palette'
import { isApple } from '#browser/hotkeys/key-names.ts'
import { useDebouncedValue } from '#browser/use-debounced-value.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { Found } from './found.ts'
import { useActions } from './use-actions.ts'
import { useFoundItems } from './use-found-items.ts'

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
  const items = useFoundItems(site.id, useDebouncedValue(query.trim(), 150))
  const actions = useActions(site, query.trim())
  const groups = [...items.groups, { label: t(msg('palette.actions', 'Actions')), items: actions }]
  const all: readonly Found[] = groups.flatMap((group) => group.items)

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
      label={t(msg('palette.open', 'Search or jump to'))}
      listLabel={t(msg('palette.list', 'Found'))}
      place={site.attributes.name}
      query={query}
      onQuery={onQuery}
      groups={groups}
      pending={items.pending}
      emptyText={
        items.pending ? t(msg('palette.searching', 'Searching')) : t(msg('palette.nothing', 'Nothing matches'))
      }
      onChoose={choose}
      foot={<Foot />}
    />
  )
}

function Foot() {
  const { t } = useI18n()
  return (
    <>
      <span>
        <Kbd keys={['↑', '↓']} /> {t(msg('palette.move', 'move'))}
      </span>
      <span>
        <Kbd keys={['↵']} /> {t(msg('palette.choose', 'open'))}
      </span>
      <span>
        <Kbd keys={[isApple() ? '⌘' : 'Ctrl', '↵']} /> {t(msg('palette.elsewhere', 'open in new tab'))}
      </span>
      <span>
        <Kbd keys={['esc']} /> {t(msg('palette.close', 'close'))}
      </span>
    </>
  )
}
