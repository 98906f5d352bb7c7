import { type Message, msg } from '@waymark/domain/message'
import { CATEGORIES, type Category } from '@waymark/domain/tag/templates'
import { REMOVE } from '#i18n/action-labels.ts'
import { FULL_SCREEN, LEAVE_FULL_SCREEN } from '../../form-messages.ts'

/** The target of a consent type: a category, or none. */
export type Place = Category | 'unmapped'

export const M = {
  types: msg('consent-mapping.types', 'Consent types'),
  drag: msg('consent-mapping.drag', 'Drag into a category'),
  menu: msg('consent-mapping.menu', 'Choose a category in the ⋯ menu'),
  necessary: msg('consent-mapping.necessary', 'Necessary'),
  necessaryAbout: msg('consent-mapping.necessary-about', 'Always on, fixed'),
  unmapped: msg('consent-mapping.unmapped', 'Not mapped'),
  empty: msg('consent-mapping.empty', 'Empty'),
  move: msg('consent-mapping.move', 'Move {type}'),
  moveTo: msg('consent-mapping.move-to', 'Move to {category}'),
  remove: REMOVE,
  from: msg('consent-mapping.from', 'From {category}'),
  here: msg('consent-mapping.here', 'Drop here'),
  pickUp: msg('consent-mapping.key-space', 'pick up'),
  choose: msg('consent-mapping.key-arrows', 'choose category'),
  putBack: msg('consent-mapping.key-esc', 'put back'),
  instructions: msg(
    'consent-mapping.instructions',
    'Press Space to pick up the type, the arrow keys to choose a category, Space to drop it, Esc to put it back.',
  ),
  lifted: msg(
    'consent-mapping.lifted',
    '{type} picked up. Arrow keys choose a category, Space drops it, Esc puts it back.',
  ),
  over: msg('consent-mapping.over', '{type} over {category}'),
  dropped: msg('consent-mapping.dropped', '{type} is now in {category}'),
  removed: msg('consent-mapping.removed', '{type} is no longer mapped'),
  already: msg('consent-mapping.already', 'Already in {category}'),
  restored: msg('consent-mapping.restored', '{type} put back'),
  useDefault: msg('consent-mapping.use-default', 'Use default mapping'),
  defaultTitle: msg('consent-mapping.default-title', 'Use the default mapping?'),
  defaultText: msg('consent-mapping.default-text', 'It replaces the whole mapping. Nothing is stored until you save.'),
  defaultDone: msg('notifications.cookie-information-default-mapping.success', 'Default mapping filled in'),
  full: FULL_SCREEN,
  close: LEAVE_FULL_SCREEN,
}

const ABOUT: Readonly<Record<Category, Message>> = {
  functional: msg('consent-mapping.functional-about', 'Preferences'),
  statistic: msg('consent-mapping.statistic-about', 'Measurement'),
  marketing: msg('consent-mapping.marketing-about', 'Advertising'),
  unclassified: msg('consent-mapping.unclassified-about', 'Not sorted yet'),
}

export const aboutOf = (category: Category): Message => ABOUT[category]

export const nameOf = (place: Place): Message => (place === 'unmapped' ? M.unmapped : CATEGORIES[place])
