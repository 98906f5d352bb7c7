import { globSync, readFileSync } from 'node:fs'
import { dirname, matchesGlob } from 'node:path'
import { createPackageFromTarballData } from '@arethetypeswrong/core'
import { root } from '../run/run.ts'

/** A package that is made for other products, built and packed (`turbo run library`). */
export interface Library {
  readonly name: string
  /** Its folder. */
  readonly folder: string
  /** The packed file, as it is published. */
  readonly tarball: string
  /** What can be imported of it: `.` stands for the package, `./tag` for its sub-path. */
  readonly subPaths: readonly string[]
  /** The packed files of types, by their paths in `lib`. */
  readonly types: ReadonlyMap<string, string>
}

/** The packages of the repository that are published. */
export function libraries(): readonly Library[] {
  return globSync(`${root}packages/*/package.json`)
    .map((file) => ({ folder: dirname(file), manifest: JSON.parse(readFileSync(file, 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => {
      const tarball = `${folder}/package.tgz`
      const types = typesIn(tarball)
      const subPaths = subPathsOf([...types.keys()], Object.keys(manifest.publishConfig.exports))
      return { name: manifest.name, folder, tarball, subPaths, types }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Reads what is packed, and not `lib`: a build that Turbo brings back leaves the files of another one there. */
function typesIn(tarball: string): ReadonlyMap<string, string> {
  const packed = createPackageFromTarballData(readFileSync(tarball))
  const lib = `/node_modules/${packed.packageName}/lib/`
  return new Map(
    packed
      .listFiles(lib)
      .filter((file) => file.endsWith('.d.ts'))
      .sort()
      .map((file) => [file.slice(lib.length), packed.readFile(file)]),
  )
}

/** The sub-paths of the patterns in `exports`: of `./*`, each folder of the build with an index. */
function subPathsOf(files: readonly string[], patterns: readonly string[]): readonly string[] {
  return patterns
    .flatMap((pattern) => {
      const glob = `${pattern === './*' ? '**' : pattern.slice('./'.length)}/index.d.ts`
      return files.filter((file) => matchesGlob(file, glob))
    })
    .map((file) => `./${dirname(file)}`)
    .sort()
}
