import type { FormSection } from '../form/index.ts'

/** Sections with only their active fields, without those that have none. */
export const activeSections = (
  sections: readonly FormSection[],
  isActive: (name: string) => boolean,
): readonly FormSection[] =>
  sections
    .map((section) => ({ ...section, fields: section.fields.filter(isActive) }))
    .filter(({ fields }) => fields.length > 0)
