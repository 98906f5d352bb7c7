/** The order after a press on a column: its first way, or the other way round when it is sorted so already. */
export const toggledSort = <Sort>(sort: Sort, [first, second]: readonly [Sort, Sort]): Sort =>
  sort === first ? second : first
