import type { Message } from '@waymark/domain/message'
import { BackLine } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { BACK_TO_LIST, POSITION } from '#items/list/item-list-messages.ts'
import styles from './session-back-line.module.css'

/** On narrow windows, above what is open: back to its list, its place in the list, its neighbours, and a menu. */
export function SessionBackLine<Key>({
  text,
  onBack,
  order,
  at,
  position,
  onChoose,
  previous,
  next,
  end,
}: {
  /** The name of the list. */
  text: Message
  onBack: () => void
  /** The keys of the listed rows. */
  order: readonly Key[]
  /** Index of the open one; -1 where the list does not have it. */
  at: number
  /** The place of the open one, counted from 1. */
  position: number
  onChoose: (key: Key) => void
  /** The label of the button, and why there is none before or after. */
  previous: readonly [label: Message, reason: Message]
  next: readonly [label: Message, reason: Message]
  end: ReactNode
}) {
  const { t } = useI18n()
  const step = (by: 1 | -1, [label, reason]: readonly [Message, Message]) => {
    const key = at < 0 ? undefined : order[at + by]
    return {
      label: t(label),
      onPress: () => key !== undefined && onChoose(key),
      disabledReason: key === undefined ? t(reason) : undefined,
    }
  }
  return (
    <div className={styles.line} data-narrow-back>
      <BackLine
        label={t(BACK_TO_LIST)}
        text={t(text)}
        back={{ onPress: onBack }}
        {...(at >= 0 && { position: t(POSITION, { at: position, total: order.length }) })}
        previous={step(-1, previous)}
        next={step(1, next)}
        end={end}
      />
    </div>
  )
}
