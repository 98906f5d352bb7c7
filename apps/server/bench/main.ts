import { benchImport } from './import.ts'
import { benchList } from './list.ts'
import { benchLoad } from './load/load.ts'
import { benchProductDown } from './load/product-down.ts'
import { benchPublish } from './publish.ts'
import { benchWrite } from './write.ts'

await benchList()
await benchWrite()
await benchPublish()
await benchImport()
await benchLoad()
await benchProductDown()
