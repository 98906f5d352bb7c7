export { chooseOperation, chooseTarget, createCopyForm, placeOfCopy } from './copy.ts'
