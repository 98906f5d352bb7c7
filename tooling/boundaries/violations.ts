import { dirname, join, normalize } from 'node:path/posix'
import { importsOf } from './imports.ts'
import {
  CONTAINER_CONSTANTS,
  CONTAINER_MAKING,
  FRAMEWORK_FREE,
  FRAMEWORKS,
  MAY_IMPORT,
  SHARED_FEATURES,
} from './rules.ts'

export interface SourceFile {
  /** Path from the repository's root, with slashes. */
  readonly path: string
  readonly source: string
}

/** Tests, and the files that set up a package's tools. */
const isTest = (path: string) => /\.(test|test-d|stories|bench|config)\.tsx?$|\/(testing|bench|e2e|build)\//.test(path)
const packageOf = (path: string) => Object.keys(MAY_IMPORT).find((folder) => path.startsWith(`${folder}/`))
const featureOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** What a file imports against the direction in which this repository's code flows, as sentences. */
export function violations({ path, source }: SourceFile): readonly string[] {
  const home = packageOf(path)
  const rules = home === undefined ? undefined : MAY_IMPORT[home]
  if (home === undefined || rules === undefined) return []
  const test = isTest(path)
  return importsOf(source).flatMap(({ from, typeOnly, line }) => {
    const at = `${path}:${line}`
    const ours = /^@waymark\/([^/]+)/.exec(from)?.[1]
    if (ours !== undefined && !test && ours !== home.split('/').at(-1)) {
      const allowed =
        rules.values.includes(ours) ||
        path.startsWith(CONTAINER_MAKING) ||
        (home === 'packages/container' && from === CONTAINER_CONSTANTS) ||
        (typeOnly && rules.types?.includes(ours) === true)
      if (!allowed) return [`${at} ${home} may not import ${from}${rules.types?.includes(ours) ? ' as a value' : ''}`]
    }
    if (!test && FRAMEWORK_FREE.includes(home) && FRAMEWORKS.test(from))
      return [`${at} ${home} is free of frameworks and may not import ${from}`]
    if (!from.startsWith('.')) return []
    const target = normalize(join(dirname(path), from))
    if (packageOf(target) !== home && !(test && target.startsWith('tooling/')))
      return [`${at} reaches into another package by a path: ${from}`]
    const [mine, other] = [featureOf(path), featureOf(target)]
    if (mine !== undefined && other !== undefined && mine !== other && !SHARED_FEATURES.includes(other)) {
      return [`${at} feature ${mine} may not import feature ${other}`]
    }
    if (
      home === 'apps/web' &&
      featureOf(path) === undefined &&
      path.startsWith('apps/web/src/form/') &&
      other !== undefined
    ) {
      return [`${at} controls may not import feature ${other}`]
    }
    return []
  })
}
