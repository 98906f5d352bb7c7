import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { runCommandLine } from './run-command-line.ts'

afterEach(() => vi.restoreAllMocks())

test('a server that cannot be reached is named with the reason', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  const env = { WAYMARK_URL: `http://127.0.0.1:${port}`, WAYMARK_CLIENT_ID: 'id', WAYMARK_CLIENT_SECRET: 'secret' }
  const detail = `The server at ${env.WAYMARK_URL} cannot be reached: the connection is refused, nothing listens at this address and port.`
  expect(await runCommandLine(['versions', 'site'], env)).toBe(4)
  expect(await runCommandLine(['versions', 'site', '--json'], env)).toBe(4)
  expect(printed.mock.calls).toEqual([[detail], [JSON.stringify({ codes: [], detail })]])
})
