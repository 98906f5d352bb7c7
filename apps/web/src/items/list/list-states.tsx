import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { EmptyState, ListSkeleton } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { reasonOfThrown } from '#data/api/report-of-thrown.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { LOADING } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CLEAR_FILTERS, NO_MATCH } from './item-list-messages.ts'

const FAILED = msg('lists.failed', 'The list could not be loaded')
const NO_SEARCHED = msg('lists.no-searched-text', 'Nothing contains this text.')
const NO_FILTERED = msg('lists.no-filtered-text', 'Nothing matches these filters.')
const NO_MATCH_TEXT = msg('lists.no-match-text', 'Nothing matches this text and these filters.')

interface ListStatesProps {
  query: {
    readonly isPending: boolean
    readonly isError: boolean
    readonly data: unknown
    readonly error: unknown
    refetch(): unknown
  }
  count: number
  /** Whether a text is searched for. */
  searched?: boolean
  /** Whether filters are set. */
  filtered?: boolean | undefined
  /** Ends the search and clears the filters. */
  onClear?: () => void
  /** Shown when the list is empty without search and filters. */
  first: ReactNode
}

/** The message shown instead of rows: loading, error or empty; null when there are rows. */
export function ListStates({
  query,
  count,
  searched = false,
  filtered = false,
  onClear = () => {},
  first,
}: ListStatesProps) {
  const { t } = useI18n()
  const failed = query.isError && query.data === undefined
  if (!failed) {
    if (query.isPending) return <ListSkeleton label={t(LOADING)} rows={10} />
    if (count > 0) return null
    if (!searched && !filtered) return first
  }
  const noMatch = !filtered ? NO_SEARCHED : searched ? NO_MATCH_TEXT : NO_FILTERED
  return (
    <EmptyState
      art="lost"
      {...(failed && { role: 'alert' })}
      title={t(failed ? FAILED : NO_MATCH)}
      text={t(failed ? reasonOfThrown(query.error).message : noMatch)}
      actions={
        <Button
          onPress={({ currentTarget }) => {
            toSearch(currentTarget)
            if (failed) void query.refetch()
            else onClear()
          }}
        >
          {t(failed ? TRY_AGAIN : CLEAR_FILTERS)}
        </Button>
      }
    />
  )
}

/** Focuses the nearest search above a button that is removed when it is pressed. */
function toSearch(button: Element): void {
  let around = button.parentElement
  while (around && !around.querySelector(SEARCH)) around = around.parentElement
  around?.querySelector<HTMLElement>(SEARCH)?.focus()
}

const SEARCH = 'input[type="search"], [role="searchbox"]'
