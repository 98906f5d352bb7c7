import { reportIssue } from './report.ts'
import type { Writing } from './run-scripts.ts'

const nothing = () => []

/** What an inline script writes with `document.write` is dropped: it would wipe the page. */
export const ignoreWrites: Writing = ({ script }) => {
  if (script.hasAttribute('src')) return nothing
  const { write, writeln } = document
  document.write = document.writeln = () => reportIssue('a tag called document.write, which is off for it')
  return () => {
    document.write = write
    document.writeln = writeln
    return nothing()
  }
}
