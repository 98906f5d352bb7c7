import type { FieldErrorKey, Row } from '@waymark/domain/field'
import type { Spot } from '@waymark/forms/form'
import { useId, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'

/** Two names of one mistake: each end is told what the other end makes of it. */
const OPPOSITES: Partial<Record<FieldErrorKey, FieldErrorKey>> = {
  'from-date-after-to-date': 'to-date-before-from-date',
  'from-time-after-to-time': 'to-time-before-from-time',
  'from-time-equals-to-time': 'to-time-equals-from-time',
}

/** What is wrong in a row of fields, each thing said once; ends the wrong way round at the end that was edited later. */
export function useRowErrors<T extends Record<K, string | null>, K extends string>(
  place: Spot<Row<T>>,
  keys: readonly K[],
) {
  const { wrong } = useFieldText()
  const id = useId()
  const [lastEdited, setLastEdited] = useState<K>()
  const at = (key: K) => place.at(key as never) as unknown as Spot<string>
  const found = keys.map((key) => ({ key, error: at(key).error }))
  const isSaid = ({ key, error }: (typeof found)[number]) => {
    const pair = found.find((other) => error && other.error && areOpposite(error.key, other.error.key))
    if (!pair) return error !== undefined
    return pair.key === lastEdited ? false : key === lastEdited || error?.key.startsWith('to-')
  }
  const texts = new Map(found.filter(isSaid).map(({ key, error }) => [key, wrong(error)]))
  const lines = [...new Set([...texts.values(), wrong(place.error)].filter((text) => text !== undefined))]
  const idOf = (text: string | undefined) => (text === undefined ? undefined : `${id}${lines.indexOf(text)}`)
  return {
    errors: lines.map((text) => ({ id: `${id}${lines.indexOf(text)}`, text })),
    errorIdOf: (key: K) => idOf(texts.get(key)),
    change: (key: K, value: string) => {
      setLastEdited(key)
      at(key).set(value)
    },
  }
}

const areOpposite = (one: FieldErrorKey, other: FieldErrorKey) => OPPOSITES[one] === other || OPPOSITES[other] === one
