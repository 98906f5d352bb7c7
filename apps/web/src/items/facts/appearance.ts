import type { Message } from '@waymark/domain/message'
import { type TagListItem, tagAppearance } from '@waymark/domain/tag'
import { TRIGGER_APPEARANCES, type TriggerListItem } from '@waymark/domain/trigger'
import { VARIABLE_APPEARANCES, type VariableListItem } from '@waymark/domain/variable'
import type { IconName } from '@waymark/ui/icon'

/** What the appearance of a tag, trigger or variable depends on, in lists and in full. */
export type TypedItem =
  | { readonly type: 'tag'; readonly attributes: Pick<TagListItem['attributes'], 'template' | 'template_type'> }
  | { readonly type: 'trigger'; readonly attributes: Pick<TriggerListItem['attributes'], 'trigger_type'> }
  | { readonly type: 'variable'; readonly attributes: Pick<VariableListItem['attributes'], 'variable_type'> }

/** The icon and the name of a tag's template or of a trigger's or variable's type. */
export function appearanceOf(item: TypedItem): { readonly icon: IconName; readonly name: Message } {
  if (item.type === 'tag') return tagAppearance(item.attributes)
  if (item.type === 'trigger') return TRIGGER_APPEARANCES[item.attributes.trigger_type]
  return VARIABLE_APPEARANCES[item.attributes.variable_type]
}
