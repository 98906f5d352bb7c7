import { benchWrite } from './write.ts'

await benchWrite()
