import type { Column } from '@waymark/ui/data'

/**
 * Makes columns that are sorted by a press: the first of a column's two ways upwards, the second downwards; a press on
 * the column that is sorted upwards turns it round.
 */
export const sortable =
  <Sort>(sort: Sort, onSort: (sort: Sort) => void) =>
  (key: string, head: string, [up, down]: readonly [Sort, Sort], more?: Partial<Column>): Column => ({
    key,
    head,
    sort: {
      direction: sort === up ? 'ascending' : sort === down ? 'descending' : null,
      onSort: () => onSort(sort === up ? down : up),
    },
    ...more,
  })
