import { expect, test } from 'vitest'
import { createJsonLogger, type LogLevel } from './logger.ts'

function linesOf(level: LogLevel) {
  const lines: string[] = []
  return { lines, log: createJsonLogger(level, { write: (line) => void lines.push(line) }) }
}

test('a line is JSON with its time, level, fields and message', () => {
  const { lines, log } = linesOf('info')
  log.info({ site_id: 's', duration_ms: 3 }, 'published')
  expect(lines).toEqual([expect.stringMatching(/^\{.*\}\n$/)])
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    site_id: 's',
    duration_ms: 3,
    msg: 'published',
  })
})

test('an error is logged without the values in its message', () => {
  const { lines, log } = linesOf('info')
  log.error({ err: new Error('Key (email)=("someone@example.com") exists') }, 'failed')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'Error',
    message: expect.stringContaining('Key (email)'),
  })
  expect(lines[0]).not.toContain('someone')
})

test.each([
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['silent', []],
] as const)('the level %s lets through what is as important', (level, expected) => {
  const { lines, log } = linesOf(level)
  for (const each of ['debug', 'info', 'warn', 'error'] as const) log[each]({}, 'x')
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected)
})
