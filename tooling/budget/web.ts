/** An entry of Vite's manifest: the file, and its imports. */
export interface Built {
  readonly file: string
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Built>>

/** A part of the product and the most JavaScript that it may add. */
export interface WebBudget {
  readonly what: string
  /** Sources that are loaded to show it; of a route its screen, not its error screen. */
  readonly opens: readonly string[]
  /** Parts that are loaded before it. */
  readonly after?: readonly string[]
  readonly gzip: number
}

export interface Measured extends WebBudget {
  readonly files: number
  readonly bytes: number
}

const SPLIT = '?tsr-split='

/** The entries of a source: itself, or the pieces that a route was split into. */
function entriesOf(manifest: Manifest, source: string): string[] {
  const found = Object.keys(manifest).filter((key) => {
    if (key === source) return true
    const [path, pieces] = key.split(SPLIT)
    return (
      path === source && pieces !== undefined && /component|pendingComponent/.test(pieces.replace('errorComponent', ''))
    )
  })
  if (found.length === 0) throw new Error(`The build has no file of its own for ${source}`)
  return found
}

function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (key: string) => {
    const built = manifest[key]
    if (!built || files.has(built.file)) return
    files.add(built.file)
    for (const each of built.imports ?? []) add(each)
  }
  for (const source of sources) for (const key of entriesOf(manifest, source)) add(key)
  return files
}

/** What each part adds to the parts before it; `size` gives a file's bytes in gzip. */
export function measure(
  manifest: Manifest,
  budgets: readonly WebBudget[],
  size: (file: string) => number,
): readonly Measured[] {
  const opened = new Map(budgets.map(({ what, opens }) => [what, filesOf(manifest, opens)]))
  return budgets.map((budget) => {
    const there = new Set((budget.after ?? []).flatMap((what) => [...(opened.get(what) ?? [])]))
    const added = [...(opened.get(budget.what) ?? [])].filter((file) => !there.has(file))
    return { ...budget, files: added.length, bytes: added.reduce((sum, file) => sum + size(file), 0) }
  })
}
