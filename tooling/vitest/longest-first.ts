import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take tens of seconds or wait for timeouts; begun last, they would keep one core busy and leave others idle. */
const LONG = [
  /kill\/kill\.test\.ts$/,
  /kill\/stopped-database\.test\.ts$/,
  /testing\/outage\.test\.ts$/,
  /testing\/backup\.test\.ts$/,
  /killed-import\.test\.ts$/,
  /testing\/logged-values\.test\.ts$/,
  /http\/bad-input\.test\.ts$/,
  /testing\/attacks\.test\.ts$/,
  /permissions\/matrix\.test\.ts$/,
  /other-peoples-pages\.test\.ts$/,
  /debug\/failures\.test\.ts$/,
  /matomo\/matomo\.test\.ts$/,
]

/** Vitest's order, but for the longest files, which come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((file) => file.test(moduleId))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
