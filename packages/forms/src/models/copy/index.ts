export { COPY_LABELS, chooseOperation, chooseTarget, createCopyForm } from './copy.ts'
