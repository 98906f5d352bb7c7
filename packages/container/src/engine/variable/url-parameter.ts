import type { Collect } from '../core/engine.ts'
import { parameterOf } from '../state/url-parameter.ts'

/** A parameter of the address. */
export const urlParameter: Collect = (engine, variable) => parameterOf(engine.page, variable[1] as string)
