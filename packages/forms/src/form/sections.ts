import type { FieldError } from '@waymark/domain/field'
import type { Message } from '@waymark/domain/message'
import { shownError } from './errors.ts'
import type { AnyForm } from './form.ts'
import { isWithin } from './path.ts'

/** One section of a form, in the order in which they are drawn. */
export interface FormSection {
  readonly key: string
  readonly label: Message
  /** What it is for. */
  readonly about?: Message | undefined
  /** The number of rows, if the section is a list. */
  readonly count?: number | undefined
  /** The names of its fields. */
  readonly fields: readonly string[]
  /** The names of those of its fields that are shown but cannot be changed. */
  readonly fixed?: readonly string[]
}

/** A section with its errors: all of them, and how many of them are shown. */
export interface SectionState extends FormSection {
  readonly errors: readonly FieldError[]
  readonly shown: number
}

const has = ({ fields }: FormSection, name: string) => fields.some((outer) => isWithin(name, outer))

/**
 * The sections of a form (by default those of its model) with their errors. A field without a section belongs to the last.
 */
export function sectionsOf(form: AnyForm, drawn?: readonly FormSection[]): readonly SectionState[] {
  const state = form.get()
  const sections = drawn ?? form.model.sections?.(state.values) ?? []
  const sectionOf = (name: string) => sections.find((section) => has(section, name)) ?? sections.at(-1)
  const all = [...form.errors()]
  return sections.map((section) => {
    const own = all.filter(([name]) => sectionOf(name) === section)
    return {
      ...section,
      errors: own.map(([, error]) => error),
      shown: own.filter(([name]) => shownError(form.errors(), state, name)).length,
    }
  })
}
