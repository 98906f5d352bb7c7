import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { libraries } from '../library/libraries.ts'
import { root } from '../run/run.ts'
import { readmes } from './readme-code.ts'

/*
 * Installs the examples into a folder of their own with the packed packages, before the tests of the project `examples`:
 * beside them the code of each README (`readme/domain`), with the packages that it says to install and no others, and
 * `all-packages` with all packages. Other packages are those of the repository, so the registry is not asked for more.
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
  json('package.json', { private: true, devDependencies: catalogue('@types/node', '@types/react', 'vite') })
  json('pnpm-workspace.yaml', {
    packages: ['*', 'readme/*'],
    overrides: Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`])),
  })
  const writeProject = (path: string, installs: readonly string[]) => {
    mkdirSync(join(folder, path), { recursive: true })
    json(`${path}/package.json`, { private: true, type: 'module', dependencies: catalogue(...installs) })
  }
  writeProject('all-packages', [...packed.map(({ name }) => name), 'react', 'react-dom'])
  for (const { name, installs, blocks } of readmes()) {
    writeProject(`readme/${name}`, installs)
    for (const { file, code } of blocks) writeFileSync(join(folder, 'readme', name, file), code)
  }
  execFileSync('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
  })
  project.provide('installed', folder)
  return () => rmSync(folder, { recursive: true })
}
