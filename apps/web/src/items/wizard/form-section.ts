import type { FieldError } from '@waymark/domain/field'
import type { Message } from '@waymark/domain/message'
import { isWithin } from '@waymark/forms/form'

/** One part of the second step of a wizard, as the list beside it shows it. */
export interface FormSection {
  /** What its id ends in. */
  readonly key: string
  readonly label: Message
  readonly count?: number | undefined
  /** The places of the form that stand in it; the one of its own name unless said. */
  readonly places?: readonly string[]
}

/** Something wrong in a form: its place and the reason. */
export type Wrong = readonly [place: string, error: FieldError]

const holds = ({ key, places = [key] }: FormSection, place: string) => places.some((outer) => isWithin(place, outer))

/** What is wrong, section by section in the order of the form. What belongs to none of them counts for the last. */
export function wrongBySection(
  sections: readonly FormSection[],
  errors: ReadonlyMap<string, FieldError>,
): readonly { readonly section: FormSection; readonly wrong: readonly Wrong[] }[] {
  const sectionOf = (place: string) => sections.find((section) => holds(section, place)) ?? sections.at(-1)
  const all = [...errors]
  return sections.map((section) => ({ section, wrong: all.filter(([place]) => sectionOf(place) === section) }))
}
