import type { Expression } from './expression.ts'
import { keyText, literal, textLiteral } from './literal.ts'
import { type Piece, piecesOfList } from './rows.ts'

/** The short names that an artifact gives to things. */
export interface Names {
  /** The entry of a registry; asking for it makes it part of the artifact. */
  part(registry: string, name: string): string
  /** An export of the build, likewise. */
  exported(name: string): string
  /** Names that no part has. */
  readonly resolve: string
  readonly page: string
  readonly own: string
  readonly holes: readonly string[]
  /** A further variable of the artifact's function, undefined at first. */
  kept(): string
}

/** Writes an expression as source. */
export function write(expression: Expression, names: Names): string {
  const all = (expressions: readonly Expression[]) => expressions.map((one) => write(one, names))
  switch (expression.kind) {
    case 'json':
      return literal(expression.value)
    case 'list':
      return `[${all(expression.items).join()}]`
    case 'record':
      return `{${expression.entries.map(([key, value]) => `${keyText(key)}:${write(value, names)}`).join()}}`
    case 'part': {
      const name = names.part(expression.registry, expression.name)
      return expression.setting ? `${name}(${write(expression.setting, names)})` : name
    }
    case 'resolved':
      return `(${names.resolve},${names.page})=>${asBody(write(expression.body, names))}`
    case 'reference':
      return `${names.resolve}(${expression.variable}${expression.path?.length ? `,${literal(expression.path)}` : ''})`
    case 'inContext':
      return `${names.part('contexts', expression.context)}(${write(expression.of, names)},${names.page})`
    case 'joined':
      // A first text makes every sum a text.
      return `${/json|hole/.test(expression.texts[0]!.kind) ? '' : '""+'}${all(expression.texts).join('+')}`
    case 'own':
      return `${names.own}[${expression.number}]`
    case 'hole': {
      const { before, hole, after } = expression
      return [before && textLiteral(before), names.holes[hole]!, after && textLiteral(after)].filter(Boolean).join('+')
    }
  }
}

/**
 * Writes a member of the content that is a list. Runs of items that look alike are one function and the texts in which
 * they differ; they are put together when somebody first asks for the list, so that a page on which nothing happens
 * that a tag listens to does not wait for them.
 */
export function writeList(member: string, items: readonly Expression[], names: Names): string {
  const plain = write({ kind: 'list', items }, names)
  const pieces = piecesOfList(items)
  const unfolding = pieces.map((piece) => writePiece(piece, names)).join()
  const pays = pieces.some(({ kind }) => kind === 'run') && unfolding.length + UNFOLDING < plain.length
  if (!pays) return `${member}:${plain}`
  const kept = names.kept()
  return `get ${member}(){return ${kept}||(${kept}=${names.exported('unfold')}(${unfolding}))}`
}

/** About as many bytes as it costs to unfold runs, and to keep what came of it. */
const UNFOLDING = 230

function writePiece(piece: Piece, names: Names): string {
  if (piece.kind === 'items') return write({ kind: 'list', items: piece.items }, names)
  const { template, holes, cells } = piece
  const parameters = names.holes.slice(0, holes)
  const separator = SEPARATORS.find((mark) => !cells.some((cell) => cell.includes(mark)))
  if (separator === undefined) throw new Error('no separator is free')
  return `(${parameters.join()})=>${asBody(write(template, names))},${textLiteral(separator + cells.join(separator))}`
}

/** The first character of a run's texts is the one that parts them. */
const SEPARATORS = [
  '|',
  ',',
  ' ',
  ';',
  '~',
  '^',
  '\t',
  ...Array.from({ length: 30 }, (_, at) => String.fromCharCode(0xe000 + at)),
]

const asBody = (source: string): string => (source[0] === '{' ? `(${source})` : source)
