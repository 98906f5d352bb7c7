import type { FieldErrorKey, Row } from '@waymark/domain/field'
import type { FieldApi } from '@waymark/forms/form'
import { useId, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useFormValue } from '#form/use-form.ts'

/** The two fields that a rule of a row compares, and its error at the second one. */
const ENDS: Partial<Record<FieldErrorKey, readonly [from: string, to: string, atTo: FieldErrorKey]>> = {
  'from-date-after-to-date': ['startDate', 'endDate', 'to-date-before-from-date'],
  'from-time-after-to-time': ['startTime', 'endTime', 'to-time-before-from-time'],
  'from-time-equals-to-time': ['from', 'to', 'from-time-equals-to-time'],
}

/** The distinct errors of a row of fields. One of a range is shown at the end edited last. */
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
  const [from, to, atTo] = (own && ENDS[own.key]) ?? []
  const end = lastEdited === from ? from : to
  const ofRow = own && atTo && end === to ? { ...own, key: atTo } : own
  const textOf = (key: K) => errorText(key === end ? ofRow : found.find((one) => one.key === key)?.error)
  const lines = [...new Set([...keys.map(textOf), errorText(ofRow)])].filter((text) => text !== undefined)
  const idOf = (text: string | undefined) => (text === undefined ? undefined : `${id}${lines.indexOf(text)}`)
  return {
    lines: lines.map((text) => ({ id: `${id}${lines.indexOf(text)}`, text })),
    errorIdOf: (key: K) => idOf(textOf(key)),
    change: (key: K, value: string) => {
      setLastEdited(key)
      at(key).setValue(value)
    },
  }
}
