import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment with milliseconds, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Bytes as they are, for compiled scripts and their compressed forms. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
