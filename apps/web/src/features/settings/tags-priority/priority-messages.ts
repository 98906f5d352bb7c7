import { msg } from '@waymark/domain/message'
import { LOADING } from '#i18n/list-messages.ts'
import { NO_MATCH } from '#items/list/item-list-messages.ts'

/** The texts of the two lists of tags. */
export const M = {
  prioritized: msg('priority.prioritized', 'Prioritized'),
  available: msg('priority.available', 'Available'),
  prioritizedList: msg('priority.prioritized-list', 'Prioritized tags'),
  availableList: msg('priority.available-list', 'Available tags'),
  searchPrioritized: msg('priority.search-prioritized', 'Search prioritized'),
  searchAvailable: msg('priority.search-available', 'Search available'),
  prioritizedPages: msg('priority.prioritized-pages', 'Pages of prioritized tags'),
  availablePages: msg('priority.available-pages', 'Pages of available tags'),
  prioritizedFailed: msg('priority.prioritized-failed', 'The prioritized tags could not be loaded'),
  availableFailed: msg('priority.available-failed', 'The available tags could not be loaded'),
  loading: LOADING,
  nonePrioritized: msg(
    'priority.none-prioritized',
    'No tag has a priority, so tags fire in the order they were added.',
  ),
  noneAvailable: msg('priority.none-available', 'No tags left to prioritize.'),
  noMatch: NO_MATCH,
  position: msg('priority.position', '{place, number} of {total, number}'),
  atPosition: msg('priority.at-position', 'Prioritized, position {place, number}'),
  removedHere: msg('priority.removed-here', 'Taken off, not saved yet'),
  handle: msg('priority.handle', 'Reorder {name}, position {place, number} of {total, number}'),
  up: msg('priority.up', 'Move {name} up'),
  down: msg('priority.down', 'Move {name} down'),
  takeOff: msg('priority.take-off', 'Take {name} off the list'),
  isFirst: msg('priority.is-first', 'This tag is the first'),
  isLast: msg('priority.is-last', 'This tag is the last'),
  searching: msg('priority.searching', 'Clear the search to change the order'),
  notLoaded: msg('priority.not-loaded', 'All prioritized tags must be loaded first'),
  saving: msg('priority.saving', 'The order is being saved'),
  prioritize: msg('priority.prioritize', 'Prioritize'),
  prioritizeOne: msg('priority.prioritize-one', 'Prioritize {name}'),
  undo: msg('priority.undo', 'Take off'),
  hint: msg('priority.hint', 'Drag to reorder, or focus the handle and press'),
  hintThen: msg('priority.hint-then', 'then'),
  hintSpoken: msg(
    'priority.hint-spoken',
    'Drag to reorder, or focus the handle and press Space, then the up or down arrow key.',
  ),
  hintSearching: msg('priority.hint-searching', 'The order cannot be changed while the list is searched.'),
}

/** The announcements while a tag is dragged. */
export const DRAG_MESSAGES = {
  instructions: msg(
    'priority.drag.instructions',
    'Press Space to lift the tag, the arrow keys to move it, Space to drop it, Escape to put it back.',
  ),
  lifted: msg('priority.drag.lifted', '{name} lifted'),
  movedTo: msg('priority.drag.moved', '{name} is over {place}'),
  droppedAt: msg('priority.drag.dropped', '{name} dropped at {place}'),
  cancelled: msg('priority.drag.cancelled', '{name} is back where it was'),
}

/** The texts about what was changed, here or by another person. */
export const CHANGES = {
  added: msg('priority.changes.added', '{count, number} added'),
  removed: msg('priority.changes.removed', '{count, number} taken off'),
  moved: msg('priority.changes.moved', '{count, number} moved'),
  movedOne: msg('priority.changes.moved-one', '1 moved from {from, number} to {to, number}'),
  meanwhile: msg(
    'priority.changes.meanwhile',
    'The saved order has changed: {parts}. Your changes were kept. Check the order, then save.',
  ),
  gone: msg(
    'priority.changes.gone',
    '{count, plural, one {A tag was deleted and is} other {# tags were deleted and are}} no longer on the list: {names}. Check the order, then save.',
  ),
}
