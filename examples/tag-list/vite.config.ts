import { defineConfig } from 'vite'

// The page and the server have one origin, because the session is kept in a cookie of the server.
export default defineConfig({
  server: { proxy: { '/api': process.env.WAYMARK_SERVER ?? 'http://localhost:4100' } },
})
