import { benchImport } from './import.ts'
import { benchList } from './list.ts'
import { benchLoad } from './load/load.ts'
import { benchPublish } from './publish.ts'

await benchList()
await benchPublish()
await benchImport()
await benchLoad()
