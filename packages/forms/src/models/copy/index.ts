export { chooseOperation, chooseTarget, createCopyForm } from './copy.ts'
