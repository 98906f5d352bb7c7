import { msg } from '@waymark/domain/message'
import { labelKey, labelTint, withoutLabel } from '@waymark/domain/resource'
import { LabelChip, LabelChips } from '@waymark/ui/data'
import type { RefObject } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'

const REMOVE = msg('labels.remove', 'Remove label {label}')

interface RemovableLabelsProps {
  /** The name of the list. */
  name: string
  labels: readonly string[]
  around: RefObject<HTMLElement | null>
  onChange: (labels: readonly string[]) => void
}

/** Labels with a button each that removes it. The focus then moves to the first field in `around`, as the button is gone. */
export function RemovableLabels({ name, labels, around, onChange }: RemovableLabelsProps) {
  const { t } = useI18n()
  if (labels.length === 0) return null
  const remove = (label: string) => {
    around.current?.querySelector('input')?.focus()
    onChange(withoutLabel(labels, label))
  }
  return (
    <LabelChips label={name}>
      {labels.map((label) => (
        <LabelChip
          key={labelKey(label)}
          tint={labelTint(label)}
          remove={{ label: t(REMOVE, { label }), onPress: () => remove(label) }}
        >
          {label}
        </LabelChip>
      ))}
    </LabelChips>
  )
}
