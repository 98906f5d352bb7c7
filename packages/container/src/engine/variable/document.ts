import type { Collect } from '../core/engine.ts'

/** A path on the document, such as `location.href` or `title`. */
export const documentPath: Collect = (engine, variable) => engine.page.readDocument(variable[1] as string)
