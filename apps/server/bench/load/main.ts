import { benchLoad } from './load.ts'

await benchLoad()
