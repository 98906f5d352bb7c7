import type { Control, Field, Fields } from '@waymark/domain/field'
import type { Section, Template } from '@waymark/domain/tag/templates'
import { templateField } from '@waymark/forms/models/tag'
import { classes } from '@waymark/ui/classes'
import controls from '#form/controls/controls.module.css'
import { isOptionalSeconds } from '#form/controls/seconds-controls.tsx'

/** Controls that need the whole width of the form. */
const WIDE: ReadonlySet<Control> = new Set<Control>([
  'rows',
  'dimension-rows',
  'list',
  'group',
  'code',
  'textarea',
  'toggled',
  'radio',
  'consent-mapping',
  'switch',
  'checkbox',
])

const isWide = (field: Field) => WIDE.has(field.control) && !isOptionalSeconds(field)

/** Three short fields are shown in one line, also while some are inactive. */
export const inThirds = ({ fields }: Pick<Template, 'fields'>, section: Section<string> | undefined) => {
  const all = section?.fields.map((key) => (fields as Fields)[key]) ?? []
  return all.every((field) => field !== undefined) && all.filter((field) => !isWide(field)).length === 3
}

/** What is shown in one cell of the grid of a section. */
interface Block {
  readonly names: readonly string[]
  readonly className: string | undefined
}

type Shape = 'switches' | 'checks' | 'wide' | 'short'

/**
 * The fields of a section in blocks: switches that follow each other stand in rows with a hairline between, checkboxes side by side, or
 * below each other beside a short field.
 */
export function blocksOf(template: Pick<Template, 'fields'>, names: readonly string[]): readonly Block[] {
  const blocks: { names: string[]; shape: Shape; afterShort: boolean }[] = []
  for (const name of names) {
    const shape = shapeOf(templateField(template, name)?.definition, name)
    const last = blocks.at(-1)
    if (last?.shape === shape && (shape === 'switches' || shape === 'checks')) last.names.push(name)
    else blocks.push({ names: [name], shape, afterShort: last?.shape === 'short' })
  }
  return blocks.map(({ shape, afterShort, ...block }) => ({ ...block, className: classOf(shape, afterShort) }))
}

function shapeOf(field: Field | undefined, name: string): Shape {
  if (field === undefined) return name === 'consentType' ? 'short' : 'checks'
  if (field.control === 'checkbox') return 'checks'
  if (!isWide(field)) return 'short'
  return field.control === 'switch' || field.control === 'toggled' ? 'switches' : 'wide'
}

function classOf(shape: Shape, afterShort: boolean): string | undefined {
  if (shape === 'short') return undefined
  if (shape === 'switches') return controls.switches
  if (shape === 'wide') return controls.whole
  return classes(controls.checks, afterShort ? controls.besideField : controls.whole)
}
