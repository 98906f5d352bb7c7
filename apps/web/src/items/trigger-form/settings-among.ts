import type { Field } from '@waymark/domain/field'
import type { TriggerTypeDefinition } from '@waymark/domain/trigger/types'

const SETTINGS = 'settings/'

/** The settings of a trigger's type among the names of a section's fields, as pairs of key and definition. */
export const settingsAmong = (
  { fields }: TriggerTypeDefinition,
  names: readonly string[],
): readonly [string, Field][] =>
  names.flatMap((name): [string, Field][] => {
    const key = name.slice(SETTINGS.length)
    const definition = (fields as Readonly<Record<string, Field>>)[key]
    return name.startsWith(SETTINGS) && definition ? [[key, definition]] : []
  })
