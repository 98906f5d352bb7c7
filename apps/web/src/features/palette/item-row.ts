import type { ItemKind } from '@waymark/domain/resource'
import { type TagListItem, tagAppearance } from '@waymark/domain/tag'
import { TRIGGER_APPEARANCES, type TriggerListItem } from '@waymark/domain/trigger'
import { VARIABLE_APPEARANCES, type VariableListItem } from '@waymark/domain/variable'
import { itemAddress } from '#data/addresses/item-address.ts'
import type { Translate } from '#i18n/use-i18n.ts'
import type { PaletteRow } from './palette-row.ts'

/** What the palette shows of each kind of item, in lists and in full. */
export interface PaletteItem {
  readonly tag: { readonly attributes: Pick<TagListItem['attributes'], 'name' | 'template' | 'template_type'> }
  readonly trigger: { readonly attributes: Pick<TriggerListItem['attributes'], 'name' | 'trigger_type'> }
  readonly variable: { readonly attributes: Pick<VariableListItem['attributes'], 'name' | 'variable_type'> }
}

const APPEARANCES: {
  readonly [K in ItemKind]: (item: PaletteItem[K]) => { icon: string; name: Parameters<Translate>[0] }
} = {
  tag: ({ attributes }) => tagAppearance(attributes),
  trigger: ({ attributes }) => TRIGGER_APPEARANCES[attributes.trigger_type],
  variable: ({ attributes }) => VARIABLE_APPEARANCES[attributes.variable_type],
}

/** The row of a tag, trigger or variable: the icon and the name of its type, and the address of its screen. */
export function itemRow<K extends ItemKind>(
  t: Translate,
  appId: string,
  kind: K,
  item: PaletteItem[K] & { readonly id: string },
): PaletteRow {
  const { icon, name } = APPEARANCES[kind](item)
  return {
    key: `${kind}-${item.id}`,
    icon: icon as NonNullable<PaletteRow['icon']>,
    label: item.attributes.name,
    hint: t(name),
    href: itemAddress(kind, appId, item.id),
  }
}
