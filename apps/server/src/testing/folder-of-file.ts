import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** An empty folder for all tests of a file, or of the `describe` it is called in; removed after what was opened later is closed. */
export function makeFolderOfFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
