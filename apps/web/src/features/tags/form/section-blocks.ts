import type { Control, Field, Fields } from '@waymark/domain/field'
import { isSharedSetting, type Template } from '@waymark/domain/tag/templates'
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
export const inThirds = ({ fields }: Pick<Template, 'fields'>, keys: readonly string[]) =>
  keys.every((key) => !isSharedSetting(key)) && keys.filter((key) => !isWide((fields as Fields)[key]!)).length === 3

/** What is shown in one cell of the grid of a section. */
interface Block {
  readonly keys: readonly string[]
  readonly className: string | undefined
}

type Shape = 'switches' | 'checks' | 'wide' | 'short'

/**
 * The fields of a section in blocks: switches that follow each other stand in rows with a hairline between, checkboxes side by side, or
 * below each other beside a short field.
 */
export function blocksOf({ fields }: Pick<Template, 'fields'>, keys: readonly string[]): readonly Block[] {
  const shapes = keys.map((key) => shapeOf((fields as Fields)[key], key))
  const blocks: { keys: string[]; shape: Shape; afterShort: boolean }[] = []
  for (const [index, key] of keys.entries()) {
    const shape = shapes[index]!
    const last = blocks.at(-1)
    if (last?.shape === shape && (shape === 'switches' || shape === 'checks')) last.keys.push(key)
    else blocks.push({ keys: [key], shape, afterShort: last?.shape === 'short' })
  }
  return blocks.map(({ keys: inside, shape, afterShort }) => ({ keys: inside, className: classOf(shape, afterShort) }))
}

function shapeOf(field: Field | undefined, key: string): Shape {
  if (field === undefined) return key === 'consent-type' ? 'short' : 'checks'
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
