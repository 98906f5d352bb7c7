export { ExportFile, ExportFileCreate, IMPORT_FILE_LIMIT, ImportVersion } from './export-file.ts'
export { FileContent, type FileTag, type FileTrigger, type FileVariable } from './file-content.ts'
export { FILE_PROBLEMS, type FileProblem, fileProblemOf } from './file-problem.ts'
export { type FileSummary, type ItemCounts, inspectFile, isTooLarge } from './inspect-file.ts'
