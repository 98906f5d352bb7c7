import type { BuiltIn } from './built-in.ts'
import { BUILT_INS } from './table.ts'

const ALL: readonly BuiltIn[] = Object.values(BUILT_INS)
const BY_ID = new Map(ALL.map((builtIn) => [builtIn.id, builtIn]))
const BY_NAME = new Map(ALL.map((builtIn) => [builtIn.name, builtIn]))

/** All built-in variables by English name. */
export const builtIns = (): readonly BuiltIn[] => ALL

/** The built-in variable with this id, if it is one. */
export const builtInById = (id: string): BuiltIn | undefined => BY_ID.get(id)

/** The built-in variable that `{{ name }}` means; no other variable may take its name. */
export const builtInByName = (name: string): BuiltIn | undefined => BY_NAME.get(name)
