/** The names after colons in a path, as an object type: `/tags/:tagId` → `{ tagId: string }`. */
export type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamOf<Head> & ParamsOf<Rest>
  : ParamOf<Path>

type ParamOf<Segment extends string> = Segment extends `:${infer Name}` ? { readonly [K in Name]: string } : {}

/**
 * The path of one call, with every name replaced by its value, percent-encoded. Values that cannot be a part of a path are
 * thrown as a URIError: `.` and `..`, which would lead to another path, and lone surrogates.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/gu, (_, name: string) => segment(params[name] ?? ''))
}

function segment(value: string): string {
  if (value === '.' || value === '..') throw new URIError(`"${value}" cannot be a part of a path.`)
  return encodeURIComponent(value)
}
