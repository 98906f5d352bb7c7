import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { libraries } from '../library/libraries.ts'
import { runOnNode } from './run-on-node.ts'

test.each(libraries())(
  'every sub-path of $name can be imported where there is no document',
  async ({ name, subPaths }) => {
    const file = join(inject('installed'), 'all-packages', `all-of-${name.split('/')[1]}.tsx`)
    const paths = subPaths.map((path) => join(name, path))
    const imports = paths.map((path, at) => `import * as all${at} from '${path}'\n`).join('')
    writeFileSync(file, `${imports}console.log([${paths.map((_, at) => `all${at}`)}].length)\n`)
    expect(await runOnNode(file)).toBe(`${paths.length}\n`)
  },
)
