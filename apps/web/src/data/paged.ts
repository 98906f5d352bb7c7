/** One page of a list in the platform's API: search, order and place. */
export interface Paged<Query extends { sort?: unknown }> {
  readonly search?: string
  readonly sort?: Query['sort']
  readonly limit: number
  readonly offset: number
}

/** The rows of a page, and how many there are on all pages: what `endpointQuery` picks from the response of a list. */
export const rowsAndTotal = <Row>({
  data,
  meta,
}: {
  readonly data: Row[]
  readonly meta: { readonly total: number }
}) => ({
  rows: data,
  total: meta.total,
})
