import { ANONYMIZATION, BUILT_INS } from '@waymark/domain/variable/built-in'
import type { Expression } from './core/expression.ts'
import type { Items, VariableItem } from './core/input.ts'
import type { Scope } from './core/scope.ts'

/** Numbers variables at their first use, so that each is compiled once. */
export interface Variables {
  /** The variables that items of one site or meta-site can use. */
  scopeOf(source: Items): Scope
  /** A variable that is always undefined. */
  none(): number
  /** The compiled variables so far, by number. */
  readonly compiled: readonly Expression[]
  /** The variables with a display name, in the order of their numbers. */
  readonly named: readonly { readonly id: string; readonly name: string; readonly number: number }[]
  /** Ids of the built-in and system variables in use. */
  readonly builtIns: ReadonlySet<string>
}

/** How variables are compiled. `scope` has the variables that the variable itself can use. */
interface Compilers {
  custom(item: VariableItem, scope: Scope): Expression
  builtIn(id: string): Expression
  dataLayerKey(name: string): Expression
  none(): Expression
}

const BUILT_IN_IDS = new Map<string, string>([
  ...Object.values(BUILT_INS).map(({ name, id }) => [name, id] as const),
  [ANONYMIZATION.name, ANONYMIZATION.id],
])
const BUILT_IN_NAMES: ReadonlyMap<string, string> = new Map([...BUILT_IN_IDS].map(([name, id]) => [id, name]))

/** The variables of one artifact. `seenFrom` gives the sites whose variables a source can use, its own first. */
export function createVariables(compilers: Compilers, seenFrom: (source: Items) => readonly Items[]): Variables {
  const compiled: Expression[] = []
  const numbers = new Map<string, number>()
  const builtIns = new Set<string>()
  const scopes = new Map<Items, Scope>()

  const named: { id: string; name: string; number: number }[] = []
  const number = (key: string, compile: () => Expression, item?: { id: string; name: string }): number => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    const mine = compiled.length
    numbers.set(key, mine)
    if (item) named.push({ id: item.id, name: item.name, number: mine })
    // A variable may refer to itself, so it gets its number before it is compiled.
    compiled.push({ kind: 'json', value: 0 })
    compiled[mine] = compile()
    return mine
  }
  const builtIn = (id: string) => {
    builtIns.add(id)
    return number(`built-in ${id}`, () => compilers.builtIn(id), { id, name: BUILT_IN_NAMES.get(id)! })
  }
  const custom = (item: VariableItem, home: Items) =>
    number(`custom ${item.id}`, () => compilers.custom(item, scopeOf(home)), item)

  function scopeOf(source: Items): Scope {
    const known = scopes.get(source)
    if (known) return known
    const all = seenFrom(source).flatMap((home) => home.variables.map((item) => ({ item, home })))
    const byName = new Map(all.toReversed().map((found) => [found.item.name, found]))
    const byId = new Map(all.toReversed().map((found) => [found.item.id, found]))
    const scope: Scope = {
      named(name) {
        const found = byName.get(name)
        if (found) return custom(found.item, found.home)
        const id = BUILT_IN_IDS.get(name)
        return id ? builtIn(id) : number(`key ${name}`, () => compilers.dataLayerKey(name))
      },
      withId(id) {
        const found = byId.get(id)
        if (found) return custom(found.item, found.home)
        return BUILT_IN_NAMES.has(id) ? builtIn(id) : undefined
      },
    }
    scopes.set(source, scope)
    return scope
  }
  return { scopeOf, none: () => number('none', () => compilers.none()), compiled, named, builtIns }
}
