import { benchList } from './list.ts'
import { benchPublish } from './publish.ts'

await benchList()
await benchPublish()
