import type { ConsentType } from '@waymark/domain/consent'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { type ConsentMapping, categories, categoryOf, file, unfile } from '@waymark/domain/tag/templates'
import { type KeyboardEvent, useState } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { M, nameOf, type Place } from './messages.ts'

const PLACES: readonly Place[] = ['nowhere', ...categories]

/** The consent type that is being moved, by pointer or by keyboard. */
export interface Dragged {
  readonly type: ConsentType
  readonly from: Place
  readonly over: Place
  readonly by: 'pointer' | 'keys'
}

const placeOf = (mapping: ConsentMapping, type: ConsentType): Place => categoryOf(mapping, type) ?? 'nowhere'

/** Moves consent types between categories, with an announcement of the last step for screen readers. */
export function useDraggedType(mapping: ConsentMapping, onChange: (mapping: ConsentMapping) => void) {
  const { t } = useI18n()
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [announcement, announce] = useState('')

  const put = (type: ConsentType, into: Place) => {
    setDragged(null)
    const values = { type: t(CONSENT_LABELS[type]), category: t(nameOf(into)) }
    if (into === placeOf(mapping, type))
      return announce(into === 'nowhere' ? t(M.restored, values) : t(M.already, values))
    onChange(into === 'nowhere' ? unfile(mapping, type) : file(mapping, type, into))
    announce(t(into === 'nowhere' ? M.removed : M.dropped, values))
  }
  const lift = (type: ConsentType, by: Dragged['by']) => {
    const from = placeOf(mapping, type)
    setDragged({ type, from, over: from, by })
    if (by === 'keys') announce(t(M.lifted, { type: t(CONSENT_LABELS[type]) }))
  }
  const over = (place: Place) => {
    if (!dragged || dragged.over === place) return
    setDragged({ ...dragged, over: place })
    announce(t(M.over, { type: t(CONSENT_LABELS[dragged.type]), category: t(nameOf(place)) }))
  }
  const restore = () => {
    if (!dragged) return
    setDragged(null)
    announce(t(M.restored, { type: t(CONSENT_LABELS[dragged.type]) }))
  }
  const keys = (type: ConsentType, event: KeyboardEvent) => {
    const isDragged = dragged?.type === type && dragged.by === 'keys'
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (event.key === ' ' || event.key === 'Enter') isDragged ? put(type, dragged.over) : lift(type, 'keys')
    else if (isDragged && by !== undefined)
      over(PLACES[Math.min(PLACES.length - 1, Math.max(0, PLACES.indexOf(dragged.over) + by))] ?? dragged.over)
    else if (isDragged && event.key === 'Escape') restore()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { dragged, announcement, lift, over, put, restore, keys }
}

export type Dragging = ReturnType<typeof useDraggedType>
