import { plainMessages } from './plain-messages.ts'

interface Found {
  id: string
  message: string
  origin: [file: string, line: number, column: number]
  placeholders: Record<string, string>
}

/** Lets `lingui extract` read `msg('id', 'Text')` calls; where `msg` itself is defined there are none. */
export const plainMessageExtractor = {
  match: (file: string): boolean =>
    /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !/message\/message\.ts$/.test(file),
  extract(file: string, code: string, onMessage: (found: Found) => void): void {
    for (const { id, message, line } of plainMessages(file, code)) {
      onMessage({ id, message, origin: [file, line, 0], placeholders: {} })
    }
  },
}
