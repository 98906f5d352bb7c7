import type { Message } from '@waymark/domain/message'
import { TEMPLATE_APPEARANCES } from '@waymark/domain/tag'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'

const APPEARANCES: Readonly<Record<string, Readonly<Record<string, { readonly name: Message }>>>> = {
  tag: TEMPLATE_APPEARANCES,
  trigger: TRIGGER_APPEARANCES,
  variable: VARIABLE_APPEARANCES,
}

/** The name of a tag's template or of a trigger's or variable's type; an unknown one by its name on the wire. */
export const itemTypeName = (kind: string, type: string): Message | string => APPEARANCES[kind]?.[type]?.name ?? type
