import { writeFileSync } from 'node:fs'
import { root } from '../run/run.ts'
import { lists } from './lists.ts'

for (const [path, text] of Object.entries(await lists())) writeFileSync(`${root}${path}`, text)
