import type { Expression } from '../compile/core/expression.ts'
import { debugInitialisers } from '../debug/explain.ts'
import type { Resolve } from '../engine/core/engine.ts'
import type { Page } from '../engine/core/page.ts'
import { registries } from '../engine/index.ts'

/** The arguments of a `resolved` expression: the values of references, and the page. */
interface Given {
  readonly resolve: Resolve
  readonly page: Page
}

/** Evaluates an expression with the functions of the sources, without a build. */
export function evaluate(expression: Expression, own: readonly Function[], given?: Given): any {
  const one = (inner: Expression) => evaluate(inner, own, given)
  switch (expression.kind) {
    case 'json':
      return structuredClone(expression.value)
    case 'list':
      return expression.items.map(one)
    case 'record':
      return Object.fromEntries(expression.entries.map(([key, value]) => [key, one(value)]))
    case 'chunk': {
      const registry: Record<string, Function> = { ...registries, debugInitialisers }[expression.registry]
      const found = registry[expression.name]!
      return expression.setting ? found(one(expression.setting)) : found
    }
    case 'resolved':
      return (resolve: Resolve, page: Page) => evaluate(expression.body, own, { resolve, page })
    case 'reference':
      return given!.resolve(expression.variable, expression.path)
    case 'inContext':
      return (registries.contexts as Record<string, Function>)[expression.context]!(one(expression.of), given!.page)
    case 'joined':
      return expression.texts.map((text) => `${one(text)}`).join('')
    case 'own':
      return own[expression.number]
  }
}
