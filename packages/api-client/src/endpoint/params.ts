/** The names after colons in a path, as an object type: `/tags/:tagId` → `{ tagId: string }`. */
export type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamOf<Head> & ParamsOf<Rest>
  : ParamOf<Path>

type ParamOf<Segment extends string> = Segment extends `:${infer Name}` ? { readonly [K in Name]: string } : {}

/** The path of one call, with every name replaced by its value, percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
