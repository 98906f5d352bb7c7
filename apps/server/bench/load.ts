import { benchLoad } from './load/load.ts'

await benchLoad()
