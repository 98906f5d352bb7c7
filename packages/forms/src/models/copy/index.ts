export { createCopyForm, placeOfCopy } from './copy.ts'
