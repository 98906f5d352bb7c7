export { ExportFile, ExportFileCreate, IMPORT_FILE_LIMIT, ImportVersion } from './export-file.ts'
