import { fileURLToPath } from 'node:url'

/** Where the migrations lie; they are plain SQL that both databases run. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** The advisory lock that lets one process migrate while the others wait for it. Any constant would do. */
export const MIGRATION_LOCK = 7_239_104
