import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the migrations lie; they are plain SQL that both databases run. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** The advisory lock that lets one process migrate while the others wait for it. Any constant would do. */
export const MIGRATION_LOCK = 7_239_104

const journal = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] }

/** When this process's newest migration was made, in milliseconds since 1970; applied ones are recorded by that number. */
export const NEWEST_MIGRATION: number = Math.max(...journal.entries.map(({ when }) => when))
