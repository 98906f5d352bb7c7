import { afterAll } from 'vitest'
import type { Settings } from '#settings.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A server for all tests of a file: started while the file is loaded, and closed after its last test. */
export function startServerOfFile(settings: Partial<Settings> = {}): Promise<TestServer> {
  const starting = startTestServer(settings)
  afterAll(async () => (await starting).close())
  return starting
}
