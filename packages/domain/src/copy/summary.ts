import type { OperationSummary, SummaryItem } from '../operation/index.ts'
import type { ItemKind } from './copy-form.ts'

/** One item of a finished copy or import, with what it is. */
export type ReportedItem = SummaryItem & { readonly kind: ItemKind }

const reported = (summary: OperationSummary | null | undefined): readonly ReportedItem[] =>
  (['tag', 'trigger', 'variable'] as const).flatMap((kind) =>
    (summary?.[`${kind}s`] ?? []).map((item) => ({ ...item, kind })),
  )

/** The items that had to take another name. */
export const renamedItems = (summary: OperationSummary | null | undefined): readonly ReportedItem[] =>
  reported(summary).filter((item) => item.is_renamed)

/** The items that were left out, with the reasons. */
export const leftOutItems = (summary: OperationSummary | null | undefined): readonly ReportedItem[] =>
  reported(summary).filter((item) => item.errors !== undefined && item.errors.length > 0)

/** Whether there is something to tell before going on to the copied item. */
export const hasNews = (summary: OperationSummary | null | undefined): boolean =>
  renamedItems(summary).length > 0 || leftOutItems(summary).length > 0

/** Where the copy is: the site and the id of the new item, as the operation's parameters say. */
export function copiedItem(
  kind: ItemKind,
  parameters: Readonly<Record<string, unknown>> | null | undefined,
): { readonly appId: string; readonly id: string } | undefined {
  const appId = parameters?.target_app_id
  const id = parameters?.[`target_${kind}_id`]
  return typeof appId === 'string' && typeof id === 'string' ? { appId, id } : undefined
}
