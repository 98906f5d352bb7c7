/** The `sort` of a table's column with the values of its two orders: ascending first, turned by each press of the head. */
export const columnSort = <Sort>(
  [ascending, descending]: readonly [ascending: Sort, descending: Sort],
  sort: Sort,
  onSort: (sort: Sort) => void,
) => ({
  direction: sort === ascending ? ('ascending' as const) : sort === descending ? ('descending' as const) : null,
  onSort: () => onSort(sort === ascending ? descending : ascending),
})
