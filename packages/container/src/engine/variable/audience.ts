import type { Collect } from '../core/engine.ts'

/** Ids of the visitor's audiences; undefined until they are known. */
export const audience: Collect = (engine) => engine.knownAudiences
