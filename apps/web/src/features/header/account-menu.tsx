import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Licence } from '@waymark/domain/licence'
import { msg } from '@waymark/domain/message'
import { initialsOf, type User } from '@waymark/domain/user'
import { Menu, type MenuEntry } from '@waymark/ui/floating'
import { UserButton } from '@waymark/ui/layout'
import { shortcutSheet } from '#browser/hotkeys/app-dialogs.ts'
import { singleKeys } from '#browser/hotkeys/single-keys.ts'
import { useStore } from '#browser/store.ts'
import { THEMES, themeChoice } from '#browser/theme/theme.ts'
import { licenceQuery, meQuery } from '#data/account.ts'
import { useSignOut } from '#data/session/use-session.ts'
import { useOwnLanguage } from '#data/use-own-language.ts'
import { forgetKeptChanges } from '#form/kept-changes.ts'
import { SIGN_OUT } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { ACCOUNT, ADMINISTRATION, KEYBOARD_SHORTCUTS, LANGUAGE, THEME } from '#i18n/frame-messages.ts'
import { LANGUAGES, SUPPORTED } from '#i18n/languages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** The signed-in user and licence, and the settings for language, theme and shortcuts. */
export function AccountMenu() {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const { data: licence } = useQuery(licenceQuery)
  const signOut = useSignOut()
  const { email, name } = user.attributes
  const initials = initialsOf(email, name)
  const items: MenuEntry[] = [
    ...useAccountHeadings(user, licence),
    ...useAccountItems(user),
    ...useThemeItems(),
    ...useLanguageItems(),
    ...useShortcutItems(),
    { key: 'line', separator: true },
    {
      key: 'out',
      icon: 'logout',
      label: t(SIGN_OUT),
      onSelect: () => {
        forgetKeptChanges()
        signOut()
      },
    },
  ]
  return (
    <Menu
      placement="bottom-end"
      items={items}
      button={
        <UserButton
          initials={initials}
          label={t(msg('account.button', '{initials}, {email}, account menu'), { email, initials })}
        />
      }
    />
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function useAccountHeadings({ attributes }: User, licence: Licence | undefined): MenuEntry[] {
  const { t } = useI18n()
  const formats = useFormats()
  const { plan, expires_at, is_trial } = licence?.attributes ?? {}
  const values = { plan: capitalized(plan?.type ?? ''), date: expires_at ? formats.date(expires_at) : '' }
  const text = is_trial
    ? msg('account.trial', '{plan} plan, trial until {date}')
    : expires_at
      ? msg('account.plan-until', '{plan} plan, until {date}')
      : msg('account.plan', '{plan} plan')
  return [
    ...(attributes.name ? [{ key: 'name', heading: attributes.name }] : []),
    { key: 'who', heading: attributes.email },
    { key: 'where', heading: attributes.organization },
    ...(licence ? [{ key: 'licence', heading: t(text, values) }] : []),
    { key: 'line-1', separator: true as const },
  ]
}

/** The ways to the user's own account and, for owners, to the administration. */
function useAccountItems(user: User): MenuEntry[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  return [
    {
      key: 'account',
      icon: 'user',
      label: t(ACCOUNT),
      onSelect: () => void navigate({ to: '/account' }),
    },
    ...(user.attributes.role === 'OWNER'
      ? [
          {
            key: 'administration',
            icon: 'settings' as const,
            label: t(ADMINISTRATION),
            onSelect: () => void navigate({ to: '/administration' }),
          },
        ]
      : []),
    { key: 'line-account', separator: true },
  ]
}

function useThemeItems(): MenuEntry[] {
  const { t } = useI18n()
  const chosen = useStore(themeChoice)
  return [
    { key: 'theme', heading: t(THEME) },
    ...Object.entries(THEMES).map(([theme, name]) => ({
      key: `theme-${theme}`,
      label: t(name),
      checked: chosen === theme,
      onSelect: () => themeChoice.set(theme as keyof typeof THEMES),
    })),
  ]
}

function useLanguageItems(): MenuEntry[] {
  const { t } = useI18n()
  const [language, choose] = useOwnLanguage()
  return [
    { key: 'language', heading: t(LANGUAGE) },
    ...SUPPORTED.map((tag) => ({
      key: `language-${tag}`,
      label: LANGUAGES[tag],
      checked: language === tag,
      onSelect: () => choose(tag),
    })),
  ]
}

function useShortcutItems(): MenuEntry[] {
  const { t } = useI18n()
  const on = useStore(singleKeys)
  return [
    { key: 'keys', heading: t(msg('single-keys.heading', 'Single-key shortcuts')) },
    { key: 'keys-on', label: t(msg('single-keys.on', 'On')), checked: on, onSelect: () => singleKeys.set(true) },
    { key: 'keys-off', label: t(msg('single-keys.off', 'Off')), checked: !on, onSelect: () => singleKeys.set(false) },
    { key: 'line-2', separator: true },
    {
      key: 'sheet',
      icon: 'command',
      label: t(KEYBOARD_SHORTCUTS),
      keys: ['?'],
      onSelect: shortcutSheet.open,
    },
  ]
}
