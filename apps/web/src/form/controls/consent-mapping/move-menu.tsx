import { CONSENT_LABELS, type ConsentType } from '@waymark/domain/consent'
import { CATEGORIES, type ConsentMapping, categories, categoryOf } from '@waymark/domain/tag/templates'
import { IconButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { useRef } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './consent-mapping.module.css'
import { M, type Place } from './messages.ts'

interface MoveMenuProps {
  type: ConsentType
  mapping: ConsentMapping
  onMove: (type: ConsentType, place: Place) => void
  readOnly: boolean
}

/** The menu that moves a type to another category or takes it out of its own. */
export function MoveMenu({ type, mapping, onMove, readOnly }: MoveMenuProps) {
  const { t } = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const from = categoryOf(mapping, type)
  if (readOnly) return null
  const move = (place: Place) => {
    const types = from ? mapping[from] : []
    const next = place === 'unmapped' ? types[types.indexOf(type) + 1] : type
    focusAfterMove(button.current, next ? `[data-move="${next}"]` : `[data-type="${type}"]`)
    onMove(type, place)
  }
  const label = t(M.move, { type: t(CONSENT_LABELS[type]) })
  return (
    <Menu
      placement="bottom-end"
      button={
        <IconButton ref={button} icon="more" size="small" label={label} className={styles.more} data-move={type} />
      }
      items={[
        ...categories
          .filter((category) => category !== from)
          .map((category) => ({
            key: category,
            label: t(M.moveTo, { category: t(CATEGORIES[category]) }),
            onSelect: () => move(category),
          })),
        ...(from ? [{ key: 'remove', label: t(M.remove), icon: 'x' as const, onSelect: () => move('unmapped') }] : []),
      ]}
    />
  )
}

/** Focuses an element of the board once the pressed button is gone from its column. */
function focusAfterMove(button: HTMLElement | null, selector: string): void {
  const board = button?.closest(`.${styles.board}`)
  requestAnimationFrame(() => board?.querySelector<HTMLElement>(selector)?.focus())
}
