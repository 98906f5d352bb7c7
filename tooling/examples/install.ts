import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { libraries } from '../library/libraries.ts'
import { root } from '../run/run.ts'
import { readmeCode } from './readme-code.ts'

/*
 * Installs the examples, and the code of the packages' READMEs, into a folder of their own, with the packed packages; before
 * the tests of the project `examples`. Other packages are those of the repository, so the registry is not asked for more.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that the examples were installed into. */
    readonly installed: string
  }
}

export default function install(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-examples-'))
  const packed = libraries()
  const json = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content))
  const catalogue = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']))

  cpSync(join(root, 'examples'), folder, { recursive: true, filter: (path) => !/node_modules|[/]dist$/.test(path) })
  cpSync(join(root, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'))
  json('package.json', { private: true, devDependencies: catalogue('@types/node', 'vite') })
  json('pnpm-workspace.yaml', {
    packages: ['*'],
    overrides: Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`])),
  })
  mkdirSync(join(folder, 'readme'))
  json('readme/package.json', {
    private: true,
    type: 'module',
    dependencies: catalogue(...packed.map(({ name }) => name), 'react', 'react-dom', 'valibot', 'xstate'),
    devDependencies: catalogue('@types/react', '@types/react-dom'),
  })
  for (const { file, code } of readmeCode()) writeFileSync(join(folder, 'readme', file), code)
  execFileSync('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
  })
  project.provide('installed', folder)
  return () => rmSync(folder, { recursive: true })
}
