import { msg } from '@waymark/domain/message'
import { NothingOpen } from '#items/list/nothing-open.tsx'

const M = {
  title: msg('variables.none-selected', 'No variable selected'),
  text: msg('variables.none-selected-text', 'Choose a variable from the list to see where its value comes from.'),
  help: msg('variables.help', 'How variables work'),
  selected: msg('variables.some-selected', '{count, plural, one {# variable selected} other {# variables selected}}'),
}

/** What stands beside the list while no variable is open. */
export const NoVariable = () => (
  <NothingOpen title={M.title} text={M.text} help={{ topic: 'variables', label: M.help }} selected={M.selected} />
)
