import { useQuery } from '@tanstack/react-query'
import { type Message, msg } from '@waymark/domain/message'
import { can } from '@waymark/domain/permission'
import type { Site } from '@waymark/domain/site'
import { Kbd } from '@waymark/ui/icon'
import { createElement } from 'react'
import { shortcutSheet } from '#browser/hotkeys/app-dialogs.ts'
import { themeChoice } from '#browser/theme/theme.ts'
import { AREAS, areasOf } from '#data/areas.ts'
import { usePublishDraft } from '#data/operations/use-publish-draft.ts'
import { useSignOut } from '#data/session/use-session.ts'
import { accessQuery } from '#data/sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { sitePicker } from '#items/site-field/site-picker-open.ts'
import type { Found } from './found.ts'

const ADD: Readonly<Record<string, { path: string; label: Message; icon: 'tag' | 'trigger' | 'variable' }>> = {
  tags: { path: 'add-tag', label: msg('palette.add-tag', 'Add tag'), icon: 'tag' },
  triggers: { path: 'add-trigger', label: msg('palette.add-trigger', 'Add trigger'), icon: 'trigger' },
  variables: { path: 'add-variable', label: msg('palette.add-variable', 'Add variable'), icon: 'variable' },
}

/** The global actions, filtered by the typed text; those that cannot be done now have their reason. */
export function useActions(site: Site, query: string): Found[] {
  const { t } = useI18n()
  const signOut = useSignOut()
  const draft = usePublishDraft(site)
  const { data: actions } = useQuery(accessQuery(site.id))
  const edit = can(actions, 'edit')
  const publishing = draft.pending
    ? t(msg('publish.pending', 'Publishing'))
    : draft.permitted.allowed
      ? undefined
      : t(draft.permitted.why)
  const dark = document.documentElement.dataset.theme === 'dark'
  const keys = (...caps: string[]) => createElement(Kbd, { keys: caps })
  const base = `/tag/app/${site.id}`

  const all: (Found | false)[] = [
    ...areasOf(site).map((area): Found | false => {
      const add = ADD[area]
      return (
        add !== undefined && {
          key: `add-${area}`,
          icon: 'plus',
          label: t(add.label),
          disabledReason: edit.allowed ? undefined : t(edit.why),
          href: `${base}/${area}/${add.path}`,
        }
      )
    }),
    ...areasOf(site).map((area) => ({
      key: `go-${area}`,
      icon: 'arrow-right' as const,
      label: t(msg('palette.go', 'Go to {area}'), { area: t(AREAS[area].tab) }),
      hint: keys('G', AREAS[area].goKey.toUpperCase()),
      href: `${base}/${area}`,
    })),
    {
      key: 'publish',
      icon: 'publish',
      label: t(msg('palette.publish', 'Publish the draft')),
      disabledReason: publishing,
      run: draft.publish,
    },
    { key: 'site', icon: 'globe', label: t(msg('palette.site', 'Change website')), run: sitePicker.open },
    {
      key: 'theme',
      icon: dark ? 'sun' : 'moon',
      label: dark ? t(msg('palette.light', 'Switch to light theme')) : t(msg('palette.dark', 'Switch to dark theme')),
      run: () => themeChoice.set(dark ? 'light' : 'dark'),
    },
    {
      key: 'shortcuts',
      icon: 'command',
      label: t(msg('palette.shortcuts', 'Show keyboard shortcuts')),
      hint: keys('?'),
      run: shortcutSheet.open,
    },
    { key: 'out', icon: 'logout', label: t(msg('sign-out', 'Sign out')), run: signOut },
  ]
  const wanted = query.toLocaleLowerCase()
  return all.filter((found) => found !== false).filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
}
