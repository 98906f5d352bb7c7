import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from '../run/run.ts'

/** A block of code in the README of a package. */
export interface ReadmeCode {
  /** Package and place, as the name of a file: `domain-2.ts`. */
  readonly file: string
  readonly code: string
  /** What it prints, if the block after it says so. */
  readonly output: string | undefined
}

/** The blocks of TypeScript in a README; one followed by a block of text prints that text. */
export function codeIn(text: string, name: string): readonly ReadmeCode[] {
  const blocks = [...text.matchAll(/^```(tsx?)\n(.*?)^```\n(?:\n```text\n(.*?)^```)?/gms)]
  return blocks.map(([, language = '', code = '', output], at) => ({
    file: `${name}-${at + 1}.${language}`,
    code,
    output,
  }))
}

/** The code of the READMEs of all packages. */
export const readmeCode = (): readonly ReadmeCode[] =>
  globSync(`${root}packages/*/README.md`)
    .sort()
    .flatMap((file) => codeIn(readFileSync(file, 'utf8'), basename(dirname(file))))
