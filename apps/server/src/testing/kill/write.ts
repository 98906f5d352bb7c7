import type { KillableServer } from '../killable-server.ts'
import type { Calls, Ledger } from './ledger.ts'

/** What a round has to write with. */
export interface Round {
  readonly ledger: Ledger
  readonly server: KillableServer
  readonly round: number
  /** Id of a tag of this round. */
  readonly tag: string
  readonly calls: Calls
}

/** Prepares what a kind of write needs, and gives the write itself, in the middle of which the server is killed. */
export type Write = (round: Round) => (() => Promise<unknown>) | Promise<() => Promise<unknown>>
