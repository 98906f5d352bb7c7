import { msg } from '@waymark/domain/message'
import { NothingOpen } from '#items/list/nothing-open.tsx'

const M = {
  title: msg('tags.none-selected', 'No tag selected'),
  text: msg('tags.none-selected-text', 'Choose a tag from the list to see what it does and when it fires.'),
  help: msg('tags.help', 'How tags work'),
  selected: msg('tags.some-selected', '{count, plural, one {# tag selected} other {# tags selected}}'),
}

/** What stands beside the list while no tag is open. */
export const NoTag = () => (
  <NothingOpen title={M.title} text={M.text} help={{ topic: 'tags', label: M.help }} selected={M.selected} />
)
