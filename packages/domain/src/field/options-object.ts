import * as v from 'valibot'

/** Names of options that limit data collection in other products. Ignoring one would collect more than its sender allows. */
const RESTRICTS_COLLECTION =
  /cookie|consent|privacy|anonymi[sz]|mask|opt_?out|dnt|do_not_track|^(?:disable|without|no)_/iu

/**
 * The schema of an object of options on the wire. Unknown members are dropped, except those whose names say that they limit
 * data collection, which are refused.
 */
export function optionsObject(entries: v.ObjectEntries): v.GenericSchema<Record<string, unknown>> {
  const known = new Set(Object.keys(entries))
  return v.pipe(
    v.looseObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const [key, value] of Object.entries(dataset.value)) {
        if (known.has(key) || !RESTRICTS_COLLECTION.test(key)) continue
        const path = [{ type: 'object' as const, origin: 'value' as const, input: dataset.value, key, value }] as const
        addIssue({ message: 'unsupported-restriction', path: [path[0]] })
      }
    }),
    v.transform((options) => Object.fromEntries(Object.entries(options).filter(([key]) => known.has(key)))),
  ) as unknown as v.GenericSchema<Record<string, unknown>>
}
