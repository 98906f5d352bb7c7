import { reportIssue } from './report.ts'
import type { Writing } from './run-scripts.ts'

/**
 * Drops what an inline script writes with `document.write`, and leaves the document as it is when the script opens or closes
 * it, which would replace the page. What scripts write that are loaded the browser drops itself.
 */
export const ignoreWrites: Writing = (_slot, waits) => {
  const { write, writeln, open, close } = document
  if (waits) return undefined
  document.write = document.writeln = () => reportIssue('document.write')
  document.open = document.close = (): any => document
  return () => {
    document.write = write
    document.writeln = writeln
    document.open = open
    document.close = close
    return []
  }
}
