import type { Message } from '@waymark/domain/message'
import { SortMenu } from '@waymark/ui/data'
import type { ReactNode } from 'react'
import { SORT_BY } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** The orders of a list as they stand in its menu; the first is the one that a list has without a choice. */
export type Orders<Order extends string> = Readonly<
  Record<Order, { readonly label: Message; readonly caption: Message }>
>

/** The menu of the orders of a list. */
export function OrderMenu<Order extends string>({
  orders,
  value,
  onChange,
  foot,
}: {
  orders: Orders<Order>
  value: Order | undefined
  /** Without a value for the first order. */
  onChange: (order: Order | undefined) => void
  foot?: ReactNode
}) {
  const { t } = useI18n()
  const options = Object.entries<Orders<Order>[Order]>(orders).map(([order, { label, caption }]) => ({
    value: order as Order,
    label: t(label),
    caption: t(caption),
  }))
  const initial = options[0]!.value
  return (
    <SortMenu
      label={t(SORT_BY)}
      heading={t(SORT_BY)}
      value={value ?? initial}
      options={options}
      onChange={(next) => onChange(next === initial ? undefined : next)}
      foot={foot}
    />
  )
}
