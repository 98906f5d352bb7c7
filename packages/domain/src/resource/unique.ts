import * as v from 'valibot'

/** Refuses an item with the key of an earlier one. */
export const unique = <Item>(keyOf: (item: Item) => string) =>
  v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const seen = new Set<string>()
    for (const [key, value] of dataset.value.entries()) {
      if (seen.has(keyOf(value))) {
        addIssue({
          message: 'not-unique',
          path: [{ type: 'array', origin: 'value', input: dataset.value, key, value }],
        })
      }
      seen.add(keyOf(value))
    }
  })
