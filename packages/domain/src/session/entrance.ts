import { hasSubscription, type Licence, type Module, mayOpen } from '../licence/index.ts'
import { type Message, msg } from '../message/index.ts'
import type { Loadable } from '../resource/index.ts'

/** The input of `entrance`. */
export interface EntranceInput {
  readonly session: 'pending' | 'signed-in' | 'signed-out' | 'failed'
  readonly licence: Loadable<Licence>
  readonly modules: Loadable<readonly Module[]>
  /** The chosen site; `none` if neither the address nor the browser's storage has one. */
  readonly site: Loadable<unknown> | { readonly state: 'none' }
  readonly draft: Loadable<unknown>
}

export type Splash =
  | 'no-privileges'
  | 'no-site-selected'
  | 'no-site-yet'
  | 'no-site-to-open'
  | 'site-missing-or-forbidden'
  | 'site-being-set-up'
  | 'server-error'

/** The result of `entrance`: the product, a waiting page, another page, or a splash screen. */
export type Entrance =
  | { readonly to: 'enter' }
  | { readonly to: 'wait' }
  | { readonly to: 'login' }
  | { readonly to: 'session-failed' }
  | { readonly to: 'no-subscription' }
  | { readonly to: 'splash'; readonly splash: Splash }

const splash = (name: Splash): Entrance => ({ to: 'splash', splash: name })

/** Decides what a user sees when the product opens. The first condition that is not fulfilled decides. */
export function entrance({ session, licence, modules, site, draft }: EntranceInput): Entrance {
  if (session === 'signed-out') return { to: 'login' }
  if (session === 'failed') return { to: 'session-failed' }
  if (session === 'pending' || licence.state === 'pending') return { to: 'wait' }
  if (licence.state !== 'loaded') return splash('server-error')
  if (!hasSubscription(licence.value)) return { to: 'no-subscription' }
  if (modules.state === 'pending') return { to: 'wait' }
  if (modules.state !== 'loaded') return splash('server-error')
  if (!mayOpen(modules.value, 'tag_manager')) return splash('no-privileges')
  if (site.state === 'none') return splash('no-site-selected')
  if (site.state === 'pending') return { to: 'wait' }
  if (site.state === 'missing') return splash('site-missing-or-forbidden')
  if (site.state === 'failed') return splash('server-error')
  if (draft.state === 'pending') return { to: 'wait' }
  // The site exists without a draft: it is still being set up.
  if (draft.state !== 'loaded') return splash('site-being-set-up')
  return { to: 'enter' }
}

/** The texts of the splash screens. */
export const SPLASH_TEXTS: Readonly<Record<Splash, { readonly title: Message; readonly text: Message }>> = {
  'no-privileges': {
    title: msg('splash.no-privileges.title', 'No access to the tag manager'),
    text: msg(
      'splash.no-privileges.text',
      'Your account cannot open this module. Ask an owner of your organization for access.',
    ),
  },
  'no-site-selected': {
    title: msg('splash.no-site.title', 'No website selected'),
    text: msg('splash.no-site.text', 'Choose a website or meta-site to work on.'),
  },
  'no-site-yet': {
    title: msg('splash.no-site-yet.title', 'No website yet'),
    text: msg('splash.no-site-yet.text', 'Add the first website of your organization. It gets a container of its own.'),
  },
  'no-site-to-open': {
    title: msg('splash.no-site-to-open.title', 'No website to open'),
    text: msg(
      'splash.no-site-to-open.text',
      'An owner of your organization can add a website, or give you access to one.',
    ),
  },
  'site-missing-or-forbidden': {
    title: msg('splash.site-missing.title', 'This website cannot be opened'),
    text: msg(
      'splash.site-missing.text',
      'It does not exist, or you have no permission to see it. Choose another one.',
    ),
  },
  'site-being-set-up': {
    title: msg('splash.set-up.title', 'This website is being set up'),
    text: msg('splash.set-up.text', 'Its container is not ready yet. Try again in a moment.'),
  },
  'server-error': {
    title: msg('splash.server-error.title', 'Something went wrong'),
    text: msg('splash.server-error.text', 'The server could not answer. Try again in a moment.'),
  },
}
