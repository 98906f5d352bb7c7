export { uuid5 } from './uuid.ts'
