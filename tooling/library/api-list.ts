import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import type { Library } from './libraries.ts'

/** Longer declarations are cut here; a digest stands for the rest. */
const SHOWN = 400

/**
 * What a built package exports, as Markdown: the names of each sub-path, then all declarations that they lead to, file by
 * file. It changes when a name or a type does.
 */
export function apiList({ name, subPaths, types }: Library): string {
  const names = subPaths.map((path) => {
    const { exported } = declarationsOf(types.get(join(path, 'index.d.ts')) ?? '')
    return `- \`${join(name, path)}\`: ${exported.join(', ')}`
  })
  const files = [...types]
    .map(([file, code]) => ({ file, declared: declarationsOf(code).declared }))
    .filter(({ declared }) => declared.length > 0)
    .map(({ file, declared }) => `## ${file.replace('.d.ts', '')}\n\n\`\`\`ts\n${declared.join('\n')}\n\`\`\``)
  return `# What ${name} exports\n\n${names.join('\n')}\n\n${files.join('\n\n')}\n`
}

interface Declarations {
  /** The names that the file exports. */
  readonly exported: readonly string[]
  /** Its own declarations as text, without comments. */
  readonly declared: readonly string[]
}

/** Reads a file of types as the build writes them: re-exports stand in one list of names. */
export function declarationsOf(code: string): Declarations {
  const { program, comments } = parseSync('index.d.ts', code)
  const textOf = ({ start, end }: Range) =>
    comments
      .filter((comment) => comment.start >= start && comment.end <= end)
      .reduceRight((text, comment) => text.slice(0, comment.start) + text.slice(comment.end), code.slice(0, end))
      .slice(start)
      .replace(/\s*\n\s*/g, ' ')
  const exported: string[] = []
  const declared: string[] = []
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    if (isExport) exported.push(...statement.specifiers.map((one) => textOf(one.exported)))
    if (isExport && statement.declaration) exported.push(...namesOf(statement.declaration))
    const declaration = isExport ? statement.declaration : statement
    if (!declaration || ['ImportDeclaration', 'EmptyStatement'].includes(declaration.type)) continue
    declared.push(shown(textOf(declaration)))
  }
  return { exported: [...new Set(exported)].sort(), declared }
}

interface Range {
  readonly start: number
  readonly end: number
}

/** The names that a declaration makes. */
function namesOf(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

function shown(declaration: string): string {
  if (declaration.length <= SHOWN) return declaration
  const digest = createHash('sha256').update(declaration).digest('hex').slice(0, 12)
  return `${declaration.slice(0, SHOWN)}… // ${declaration.length} characters, ${digest}`
}
