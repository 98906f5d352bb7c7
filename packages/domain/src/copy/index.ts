export { CopyTag, CopyTrigger, CopyVariable } from './copy-request.ts'
