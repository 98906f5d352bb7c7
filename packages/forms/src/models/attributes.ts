import { equal } from '@waymark/domain/equal'
import type { Message } from '@waymark/domain/message'
import type { FormSetting, Path } from '../form/index.ts'

type Labels = Readonly<Record<string, Message>>

/** The parts of a model for a form with a field for each attribute; `columns` names the column of lists of single values. */
export const attributesModel = (labels: Labels, columns: Readonly<Record<string, string>> = {}) => ({
  locate(values: object, [, member, name = '', index]: readonly string[]): Path | undefined {
    if (member !== 'attributes' || !Object.hasOwn(labels, name)) return undefined
    const column = columns[name]
    if (column === undefined || index === undefined) return [name]
    const row = (values as Record<string, readonly { readonly key: string }[]>)[name]?.[Number(index)]
    return row && [name, row.key, column]
  },
  settings: (): FormSetting[] => Object.entries(labels).map(([name, label]) => ({ path: [name], label })),
})

/** The attributes whose values differ, so that saving them overwrites nothing else. */
export const changedAttributes = <Attributes extends object>(from: Attributes, to: Attributes): Partial<Attributes> =>
  Object.fromEntries(
    Object.entries(to).filter(([name, value]) => !equal(value, from[name as keyof Attributes])),
  ) as Partial<Attributes>
