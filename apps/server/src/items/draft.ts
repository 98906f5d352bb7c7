import type { Database } from '#database/database.ts'
import type { Author, ItemOf, Kind } from '#database/tables/content.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'

/** One item before and after a change; null where it did not exist yet or is gone. */
export type Change = { [K in Kind]: { kind: K; before: ItemOf[K] | null; after: ItemOf[K] | null } }[Kind]

/** What a change did to its item. */
export const changeTypeOf = ({ before, after }: Change) =>
  before === null ? 'add' : after === null ? 'delete' : 'edit'

/** What a changelog entry keeps of a variable that a condition reads, so that it stays readable without the variable. */
export interface NamedVariable {
  variable_id: string
  name: string
  variable_type: string
  value: string | null
  options: Record<string, unknown>
}

/** Names of the items that others refer to, as they were at the time of a changelog entry. */
export interface Names {
  tag(id: string): string | undefined
  trigger(id: string): string | undefined
  variable(id: string): NamedVariable | undefined
}

/** The draft of one site, open for writing in a transaction. */
export interface Draft {
  readonly tx: Database
  readonly siteId: string
  readonly siteKind: SiteRow['kind']
  /** When the transaction began: the date of everything written in it. */
  readonly at: Date
  newId(): string
  /** The present names of everything that the items of some changes refer to. */
  namesOf(changes: readonly Change[]): Promise<Names>
  /** Writes changes to the changelog and marks the draft as changed. `before` are the names from before, where they differ. */
  record(changes: readonly Change[], before?: Names): Promise<void>
}

/** Runs writes on the draft of a site as one transaction; see `versions/draft.ts`. */
export type WriteDraft = <T>(
  deps: Dependencies,
  siteId: string,
  author: Author,
  write: (draft: Draft) => Promise<T>,
) => Promise<T>
