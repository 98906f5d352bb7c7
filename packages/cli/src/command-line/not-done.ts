import { mayPass } from '@waymark/api-client/client'
import type { Unsuccessful } from '@waymark/api-client/poll'

/** Why a command was not carried out: with 2 the command line is wrong, with 3 it was refused, with 4 a repetition may help. */
export class NotDone extends Error {
  readonly exitCode: 2 | 3 | 4
  /** Codes of the server, for programs. */
  readonly codes: readonly string[]

  constructor(exitCode: 2 | 3 | 4, message: string, codes: readonly string[] = []) {
    super(message)
    this.name = 'NotDone'
    this.exitCode = exitCode
    this.codes = codes
  }

  /** From a call or an operation that did not succeed. */
  static because(why: Unsuccessful): NotDone {
    if (why.kind === 'operation') {
      return new NotDone(3, `The operation failed: ${why.errors.join(', ') || 'no reason is given'}`, why.errors)
    }
    if (why.kind === 'unknown-end') {
      const { exitCode, message, codes } = NotDone.because(why.cause)
      return new NotDone(exitCode, `The operation was accepted, but its end is not known. ${message}`, codes)
    }
    const exitCode = mayPass(why) || (why.kind === 'status' && why.status === 429) ? 4 : 3
    if (why.kind === 'status') {
      const errors = why.errors.map(({ code, detail }) => `${code}: ${detail}`).join('\n')
      return new NotDone(exitCode, errors || `The server answers with status ${why.status}.`, why.codes)
    }
    if (why.kind === 'offline') return new NotDone(exitCode, 'The server cannot be reached.')
    return new NotDone(
      exitCode,
      why.kind === 'shape' ? 'The server answers with something else.' : 'There is no token.',
    )
  }
}
