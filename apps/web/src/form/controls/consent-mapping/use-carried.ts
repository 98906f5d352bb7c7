import type { ConsentType } from '@waymark/domain/consent'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { type ConsentMapping, categories, categoryOf, file, unfile } from '@waymark/domain/tag/templates'
import { type KeyboardEvent, useState } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { M, nameOf, type Place } from './messages.ts'

const PLACES: readonly Place[] = ['nowhere', ...categories]

/** The consent type that is being moved, by pointer or by keyboard. */
export interface Carried {
  readonly type: ConsentType
  readonly from: Place
  readonly over: Place
  readonly by: 'pointer' | 'keys'
}

const placeOf = (mapping: ConsentMapping, type: ConsentType): Place => categoryOf(mapping, type) ?? 'nowhere'

/** Moves consent types between categories, with an announcement of the last step for screen readers. */
export function useCarried(mapping: ConsentMapping, onChange: (mapping: ConsentMapping) => void) {
  const { t } = useI18n()
  const [carried, carry] = useState<Carried | null>(null)
  const [announcement, announce] = useState('')

  const put = (type: ConsentType, into: Place) => {
    carry(null)
    const values = { type: t(CONSENT_LABELS[type]), category: t(nameOf(into)) }
    if (into === placeOf(mapping, type))
      return announce(into === 'nowhere' ? t(M.restored, values) : t(M.already, values))
    onChange(into === 'nowhere' ? unfile(mapping, type) : file(mapping, type, into))
    announce(t(into === 'nowhere' ? M.removed : M.dropped, values))
  }
  const lift = (type: ConsentType, by: Carried['by']) => {
    const from = placeOf(mapping, type)
    carry({ type, from, over: from, by })
    if (by === 'keys') announce(t(M.lifted, { type: t(CONSENT_LABELS[type]) }))
  }
  const over = (place: Place) => {
    if (!carried || carried.over === place) return
    carry({ ...carried, over: place })
    announce(t(M.over, { type: t(CONSENT_LABELS[carried.type]), category: t(nameOf(place)) }))
  }
  const restore = () => {
    if (!carried) return
    carry(null)
    announce(t(M.restored, { type: t(CONSENT_LABELS[carried.type]) }))
  }
  const keys = (type: ConsentType, event: KeyboardEvent) => {
    const isCarried = carried?.type === type && carried.by === 'keys'
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (event.key === ' ' || event.key === 'Enter') isCarried ? put(type, carried.over) : lift(type, 'keys')
    else if (isCarried && by !== undefined)
      over(PLACES[Math.min(PLACES.length - 1, Math.max(0, PLACES.indexOf(carried.over) + by))] ?? carried.over)
    else if (isCarried && event.key === 'Escape') restore()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { carried, announcement, lift, over, put, restore, keys }
}

export type Carrying = ReturnType<typeof useCarried>
