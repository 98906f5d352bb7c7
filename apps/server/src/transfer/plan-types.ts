import type { Items, Kind } from '#database/tables/content.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'

/** The call that starts an import or export. */
export interface TransferCall {
  deps: Dependencies
  site: SiteRow
  user: Caller
  by: Initiator
}

/** What must be known of the target before anything is added. */
export interface Target {
  kind: SiteRow['kind']
  /** Names that are taken there. */
  names: Readonly<Record<Kind, ReadonlySet<string>>>
  /** Items there whose names equal those of incoming items; of others the names are enough. */
  namesakes: Items
  /** Templates of its tags. */
  templates: ReadonlySet<string>
  /** Whether any of its tags has a priority. */
  isPrioritized: boolean
}

/** The code in the summary for an item that new names of variables would make longer than it may be. */
export const OUTGROWN = 'PAYLOAD_TOO_LARGE_ERROR'

/** The line of the summary for one item that was added, or that the target has already. */
export interface AddedLine {
  kind: Kind
  source_id: string
  target_id: string
  source_name: string
  target_name: string
  is_renamed: boolean
  /** Whether the target had it already, so that nothing was added. */
  is_reused: boolean
}

/** The line of the summary for one item that was left out, with the codes of the reasons. */
export interface SkippedLine {
  kind: Kind
  source_id: string
  source_name: string
  errors: readonly string[]
}

export type SummaryLine = AddedLine | SkippedLine

/** What to write into the target, and the summary of it. */
export interface Plan {
  add: Items
  lines: readonly SummaryLine[]
}

/**
 * How a plan is made: new ids, how tags treat priorities, and the item that a user copies under a name of their choice
 * and an id that was promised to them.
 */
export interface PlanOptions {
  newId(): string
  priorities: 'keep' | 'keep unless the target has some' | 'drop'
  chosen?: { id: string; name: string; target_id: string }
}
