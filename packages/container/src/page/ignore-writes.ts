import { reportIssue } from './report.ts'
import type { Writing } from './run-scripts.ts'

/**
 * What an inline script writes with `document.write` is dropped: it would wipe the page. Of scripts that load first,
 * the browser drops it by itself.
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
