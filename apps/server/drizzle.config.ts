import { defineConfig } from 'drizzle-kit'

/** `pnpm --filter @waymark/server migration <name>` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/*.ts',
  out: './src/database/migrations',
})
