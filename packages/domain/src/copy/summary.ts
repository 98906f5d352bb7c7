import { isErrorCode, REFUSAL_TEXTS, UNKNOWN } from '../failure/index.ts'
import { type Message, msg } from '../message/index.ts'
import type { OperationSummary, SummaryItem } from '../operation/index.ts'
import { ITEM_KINDS, type ItemKind } from '../resource/index.ts'

/** One item of a finished copy or import, with its kind. */
export type ReportedItem = SummaryItem & { readonly kind: ItemKind }

const reported = (summary: OperationSummary | null | undefined): readonly ReportedItem[] =>
  ITEM_KINDS.flatMap((kind) => (summary?.[`${kind}s`] ?? []).map((item) => ({ ...item, kind })))

const isLeftOut = ({ errors }: SummaryItem) => errors !== undefined && errors.length > 0

/** The items that were renamed. */
export const renamedItems = (summary: OperationSummary | null | undefined): readonly ReportedItem[] =>
  reported(summary).filter((item) => item.is_renamed)

/** The items that were left out, with the reasons. */
export const leftOutItems = (summary: OperationSummary | null | undefined): readonly ReportedItem[] =>
  reported(summary).filter(isLeftOut)

/** The result of importing an item. */
export type ImportOutcome = 'added' | 'renamed' | 'reused' | 'left-out'

const outcomeOf = (item: ReportedItem): ImportOutcome => {
  if (isLeftOut(item)) return 'left-out'
  if (item.is_renamed) return 'renamed'
  return item.is_reused ? 'reused' : 'added'
}

/** The items of a finished import by result; each item is in one group. */
export function importedItems(
  summary: OperationSummary | null | undefined,
): Readonly<Record<ImportOutcome, readonly ReportedItem[]>> {
  const groups: Record<ImportOutcome, ReportedItem[]> = { added: [], renamed: [], reused: [], 'left-out': [] }
  for (const item of reported(summary)) groups[outcomeOf(item)].push(item)
  return groups
}

/** Why an item was left out. */
export const leftOutReason = ({ errors = [] }: Pick<ReportedItem, 'errors'>): Message =>
  errors.map((code) => (isErrorCode(code) ? LEFT_OUT_TEXTS[code] : undefined)).find((text) => text !== undefined) ??
  UNKNOWN

const LEFT_OUT_TEXTS: typeof REFUSAL_TEXTS = {
  ...REFUSAL_TEXTS,
  PAYLOAD_TOO_LARGE_ERROR: msg('left-out.too-long', 'The new names of variables would make it longer than it may be'),
  INVALID_JSON_ERROR: msg('left-out.does-not-fit', 'Its template does not allow its schedule or one of its triggers'),
}

/** Whether there is something to show before going on to the copied item. */
export const hasNews = (summary: OperationSummary | null | undefined): boolean =>
  renamedItems(summary).length > 0 || leftOutItems(summary).length > 0

/** Where the copy is: the site and the id of the new item, from the operation's parameters. */
export function copiedItem(
  kind: ItemKind,
  parameters: Readonly<Record<string, unknown>> | null | undefined,
): { readonly appId: string; readonly id: string } | undefined {
  const appId = parameters?.target_app_id
  const id = parameters?.[`target_${kind}_id`]
  return typeof appId === 'string' && typeof id === 'string' ? { appId, id } : undefined
}
