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

const ENV = { WAYMARK_URL: 'https://tags.example.com', WAYMARK_CLIENT_ID: 'id', WAYMARK_CLIENT_SECRET: 'secret' }

test.each([
  [[], 'A command is missing.'],
  [['pubish', 'site'], '"pubish" is no command.'],
  [['publish'], '"publish" needs the id of a site.'],
  [['versions', 'site', '--limt', '5'], "Unknown option '--limt'"],
  [['versions', 'site', '--url', 'localhost:4411'], 'where the server is, such as https://tags.example.com.'],
  [['versions', 'site', '--url', 'ftp://tags.example.com'], 'where the server is, such as https://tags.example.com.'],
])('the wrong command line %j ends with code 2, and with --json in a failure as JSON', async (args, message) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await runCommandLine(args, ENV)).toBe(2)
  expect(await runCommandLine([...args, '--json'], ENV)).toBe(2)
  const [[text], [json]] = printed.mock.calls as [[string], [string]]
  expect(text).toMatch(/\n\nUsage: waymark <command>/)
  expect(text).toContain(message)
  expect(JSON.parse(json)).toEqual({ codes: [], detail: expect.stringContaining(message) })
})

test('a site id that leads to another path is a wrong command line', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const token = { token_type: 'Bearer', expires_in: 1800, access_token: 't' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(token))
  expect(await runCommandLine(['versions', '..'], ENV)).toBe(2)
  expect(printed.mock.calls).toEqual([['".." cannot be a part of a path.']])
})

test('--help explains the commands on the standard output, and is no failure', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await runCommandLine(['--help'], {})).toBe(0)
  expect(await runCommandLine(['publish', '-h'], {})).toBe(0)
  expect(printed.mock.calls[1]).toEqual([expect.stringMatching(/^Usage: waymark <command>/)])
})
