import { reportIssue } from './report.ts'
import type { Writing } from './run-scripts.ts'

/**
 * Drops what an inline script writes with `document.write`, which would replace the page. For scripts that are loaded the
 * browser does so itself.
 */
export const ignoreWrites: Writing = (_slot, waits) => {
  const { write, writeln } = document
  if (waits) return undefined
  document.write = document.writeln = () => reportIssue('document.write')
  return () => {
    document.write = write
    document.writeln = writeln
    return []
  }
}
