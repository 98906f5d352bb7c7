import type { FieldErrorKey, Row } from '@waymark/domain/field'
import type { FieldApi } from '@waymark/forms/form'
import { useId, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useFormValue } from '#form/use-form.ts'

/** Pairs of errors with the same cause, one at each end of a range. */
const OPPOSITES: Partial<Record<FieldErrorKey, FieldErrorKey>> = {
  'from-date-after-to-date': 'to-date-before-from-date',
  'from-time-after-to-time': 'to-time-before-from-time',
  'from-time-equals-to-time': 'to-time-equals-from-time',
}

/** The distinct errors of a row of fields. An error of both ends of a range is shown at the end edited last. */
export function useRowErrors<T extends Record<K, string | null>, K extends string>(
  row: FieldApi<Row<T>>,
  keys: readonly K[],
) {
  const { errorText } = useFieldText()
  const id = useId()
  const [lastEdited, setLastEdited] = useState<K>()
  const at = (key: K) => row.at(key as never) as FieldApi<any>
  const { own, found } = useFormValue(row.form, () => ({
    own: row.error,
    found: keys.map((key) => ({ key, error: at(key).error })),
  }))
  const isShown = ({ key, error }: (typeof found)[number]) => {
    const pair = found.find((other) => error && other.error && areOpposite(error.key, other.error.key))
    if (!pair) return error !== undefined
    return pair.key === lastEdited ? false : key === lastEdited || error?.key.startsWith('to-')
  }
  const texts = new Map(found.filter(isShown).map(({ key, error }) => [key, errorText(error)]))
  const lines = [...new Set([...texts.values(), errorText(own)].filter((text) => text !== undefined))]
  const idOf = (text: string | undefined) => (text === undefined ? undefined : `${id}${lines.indexOf(text)}`)
  return {
    lines: lines.map((text) => ({ id: `${id}${lines.indexOf(text)}`, text })),
    errorIdOf: (key: K) => idOf(texts.get(key)),
    change: (key: K, value: string) => {
      setLastEdited(key)
      at(key).setValue(value)
    },
  }
}

const areOpposite = (one: FieldErrorKey, other: FieldErrorKey) => OPPOSITES[one] === other || OPPOSITES[other] === one
