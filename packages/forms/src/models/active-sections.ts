import type { FormSection } from '../form/index.ts'

/** Sections with only their active fields, without those that have none. */
export const activeSections = (
  sections: readonly FormSection[],
  isActive: (name: string) => boolean,
): readonly FormSection[] =>
  sections.flatMap((section) => {
    const fields = (section.fields ?? [section.key]).filter(isActive)
    return fields.length === 0 ? [] : [{ ...section, fields }]
  })
