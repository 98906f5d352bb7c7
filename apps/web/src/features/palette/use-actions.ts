import { useQuery } from '@tanstack/react-query'
import { type Message, msg } from '@waymark/domain/message'
import { can } from '@waymark/domain/permission'
import type { ItemKind } from '@waymark/domain/resource'
import { plain } from '@waymark/domain/search'
import { type Site, type SiteSection, siteSections } from '@waymark/domain/site'
import { versionNumber } from '@waymark/domain/version'
import { Kbd } from '@waymark/ui/icon'
import { createElement } from 'react'
import { shortcutSheet } from '#browser/hotkeys/app-dialogs.ts'
import { themeChoice } from '#browser/theme/theme.ts'
import { addAddress } from '#data/addresses/item-address.ts'
import { usePublishDraft } from '#data/operations/use-publish-draft.ts'
import { useSignOut } from '#data/session/use-session.ts'
import { accessQuery } from '#data/sites.ts'
import { draftQuery, unpublishedCountQuery } from '#data/versions.ts'
import { CHANGE_WEBSITE, PUBLISHING, SIGN_OUT } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { VERSION_NUMBERED } from '#i18n/version-messages.ts'
import { openItem } from '#items/copy-rename-delete/open-item.ts'
import { sitePicker } from '#sites/site-field/site-picker-open.ts'
import type { PaletteRow } from './palette-row.ts'

const ADD: Partial<Record<SiteSection, { kind: ItemKind; label: Message }>> = {
  tags: { kind: 'tag', label: msg('palette.add-tag', 'Add tag…') },
  triggers: { kind: 'trigger', label: msg('palette.add-trigger', 'Add trigger…') },
  variables: { kind: 'variable', label: msg('palette.add-variable', 'Add variable…') },
}

const COPY: Readonly<Record<ItemKind, Message>> = {
  tag: msg('palette.copy-tag', 'Copy this tag…'),
  trigger: msg('palette.copy-trigger', 'Copy this trigger…'),
  variable: msg('palette.copy-variable', 'Copy this variable…'),
}

/** The key that adds an item on the screens with its list. */
const ADD_KEY = createElement(Kbd, { keys: ['C'] })

/**
 * The actions whose names contain a text; those that cannot be done now have their reason. Without a text only those
 * that one is likely to want on this screen.
 */
export function useActions(site: Site, query: string, area: SiteSection | undefined): PaletteRow[] {
  const { t } = useI18n()
  const signOut = useSignOut()
  const publish = usePublishAction(site)
  const { data: actions } = useQuery(accessQuery(site.id))
  const edit = can(actions, 'edit')
  const dark = document.documentElement.dataset.theme === 'dark'
  const item = openItem()
  const common = area !== undefined && ADD[area] ? area : 'tags'

  const add = (section: SiteSection): PaletteRow | false => {
    const added = ADD[section]
    return (
      added !== undefined && {
        key: `add-${section}`,
        icon: 'plus',
        label: t(added.label),
        hint: section === area && ADD_KEY,
        disabledReason: edit.allowed ? undefined : t(edit.why),
        href: addAddress(added.kind, site.id),
      }
    )
  }
  const usual: (PaletteRow | false | undefined)[] = [
    publish,
    add(common),
    item && {
      key: 'copy',
      icon: 'copy',
      label: t(COPY[item.kind]),
      hint: item.name,
      disabledReason: item.refusal,
      run: item.copy,
    },
    {
      key: 'theme',
      icon: dark ? 'sun' : 'moon',
      label: dark ? t(msg('palette.light', 'Switch to light theme')) : t(msg('palette.dark', 'Switch to dark theme')),
      run: () => themeChoice.set(dark ? 'light' : 'dark'),
    },
  ]
  const others: (PaletteRow | false)[] = [
    ...siteSections(site)
      .filter((section) => section !== common)
      .map(add),
    { key: 'site', icon: 'globe', label: t(CHANGE_WEBSITE), run: sitePicker.open },
    {
      key: 'shortcuts',
      icon: 'command',
      label: t(msg('palette.shortcuts', 'Show keyboard shortcuts')),
      hint: createElement(Kbd, { keys: ['?'] }),
      run: shortcutSheet.open,
    },
    { key: 'out', icon: 'logout', label: t(SIGN_OUT), run: signOut },
  ]
  const wanted = plain(query)
  return [...usual, ...(wanted === '' ? [] : others)]
    .filter((found) => found !== false && found !== undefined)
    .filter(({ label }) => plain(label).includes(wanted))
}

function usePublishAction(site: Site): PaletteRow {
  const { t } = useI18n()
  const { pending, permitted, publish } = usePublishDraft(site)
  const { data: draft } = useQuery(draftQuery(site.id))
  const { data: count } = useQuery({ ...unpublishedCountQuery(site.id), enabled: permitted.allowed })
  return {
    key: 'publish',
    icon: 'publish',
    label: count ? t(PUBLISH_COUNT, { count }) : t(PUBLISH),
    hint: draft && t(VERSION_NUMBERED, { number: versionNumber(draft) }),
    disabledReason: pending ? t(PUBLISHING) : permitted.allowed ? undefined : t(permitted.why),
    run: publish,
  }
}

const PUBLISH = msg('palette.publish', 'Publish…')
const PUBLISH_COUNT = msg(
  'palette.publish-count',
  '{count, plural, one {Publish # change…} other {Publish # changes…}}',
)
