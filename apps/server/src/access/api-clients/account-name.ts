import { type SQL, sql } from 'drizzle-orm'
import { apiClients, users } from '#database/tables/index.ts'

/** What an account of a query over `users` is called: a person by their e-mail address, an API client by its name. */
export const accountName: SQL<string> = sql<string>`coalesce(
  (select ${apiClients.name} from ${apiClients} where ${apiClients.userId} = ${users.id}), ${users.email})`
