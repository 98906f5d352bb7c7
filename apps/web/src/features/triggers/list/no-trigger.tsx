import { msg } from '@waymark/domain/message'
import { NothingOpen } from '#items/list/nothing-open.tsx'

const M = {
  title: msg('triggers.none-selected', 'No trigger selected'),
  text: msg('triggers.none-selected-text', 'Choose a trigger from the list to see what sets it off.'),
  help: msg('triggers.help', 'How triggers work'),
  selected: msg('triggers.some-selected', '{count, plural, one {# trigger selected} other {# triggers selected}}'),
}

/** What stands beside the list while no trigger is open. */
export const NoTrigger = () => (
  <NothingOpen title={M.title} text={M.text} help={{ topic: 'triggers', label: M.help }} selected={M.selected} />
)
