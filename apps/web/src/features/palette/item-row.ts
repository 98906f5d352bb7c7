import { itemAddress } from '#data/addresses/item-address.ts'
import type { Translate } from '#i18n/use-i18n.ts'
import { appearanceOf, type TypedItem } from '#items/facts/appearance.ts'
import type { PaletteRow } from './palette-row.ts'

/** The row of a tag, trigger or variable: the icon and the name of its type, and the address of its screen. */
export function itemRow(
  t: Translate,
  appId: string,
  item: TypedItem & { readonly id: string; readonly attributes: { readonly name: string } },
): PaletteRow {
  const { icon, name } = appearanceOf(item)
  return {
    key: `${item.type}-${item.id}`,
    icon,
    label: item.attributes.name,
    hint: t(name),
    href: itemAddress(item.type, appId, item.id),
  }
}
