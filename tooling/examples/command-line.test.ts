import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

/** Runs the installed program and gives its exit code and what it prints. */
const waymark = (args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    const program = join(inject('installed'), 'all-packages/node_modules/.bin/waymark')
    execFile(program, args, { env: { PATH: process.env.PATH, ...env } }, (failed, out, error) =>
      resolve({ code: failed ? failed.code : 0, out, error }),
    )
  })

test('the installed program explains its commands', async () => {
  expect(await waymark(['--help'])).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: waymark <command>/) })
})

test('the installed program says that a server cannot be reached', async () => {
  const env = { WAYMARK_URL: 'http://127.0.0.1:9', WAYMARK_CLIENT_ID: 'b85f20ac', WAYMARK_CLIENT_SECRET: 'wms_x' }
  const args = ['versions', '6e0a4a5e-6f1d-4f0e-9c39-0d6b1f6f3a52', '--json']
  expect(await waymark(args, env)).toEqual({
    code: 4,
    out: '',
    error: '{"codes":[],"detail":"The server cannot be reached."}\n',
  })
})
