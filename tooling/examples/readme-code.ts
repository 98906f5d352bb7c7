import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from '../run/run.ts'

/** A block of code in a README. */
export interface ReadmeCode {
  /** The name of its file: the one in its first line (`// visit.ts`), or its number among the blocks (`2.ts`). */
  readonly file: string
  readonly code: string
  /** What it prints, if the block after it says so. */
  readonly output: string | undefined
}

/** What the README of a package tells its reader to do. */
export interface Readme {
  /** The folder of the package. */
  readonly name: string
  /** The packages of its `npm install` lines. */
  readonly installs: readonly string[]
  readonly blocks: readonly ReadmeCode[]
}

/** The blocks of TypeScript in a README; one followed by a block of text prints that text. */
export function codeIn(text: string): readonly ReadmeCode[] {
  const blocks = [...text.matchAll(/^```(tsx?)\n(.*?)^```\n(?:\n```text\n(.*?)^```)?/gms)]
  return blocks.map(([, language = '', code = '', output], at) => ({
    file: /^\/\/ (\S+)\n/.exec(code)?.[1] ?? `${at + 1}.${language}`,
    code,
    output,
  }))
}

/** The packages that a README says to install, each once. */
export function installsIn(text: string): readonly string[] {
  const lines = [...text.matchAll(/npm install ([^`\n]+)/g)]
  const words = lines.flatMap(([, packages = '']) => packages.split(' '))
  return [...new Set(words.filter((word) => !word.startsWith('-')))]
}

/** The READMEs of all packages. */
export const readmes = (): readonly Readme[] =>
  globSync(`${root}packages/*/README.md`)
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      return { name: basename(dirname(file)), installs: installsIn(text), blocks: codeIn(text) }
    })
