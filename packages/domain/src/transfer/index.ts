export * from './export-file.ts'
export * from './file-content.ts'
export * from './file-problem.ts'
export * from './inspect-file.ts'
