import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const folder = join(inject('installed'), 'consent-report')
const site = JSON.parse(readFileSync(join(folder, 'exported-site.json'), 'utf8'))

function report(file: string) {
  const { status, stdout, stderr } = spawnSync('node', ['report.ts', file], { cwd: folder, encoding: 'utf8' })
  return { status, said: (stdout + stderr).trim().split('\n') }
}

/** The report of the site with one tag changed. */
function reportWith(change: object) {
  const [first, ...others] = site.tags
  writeFileSync(join(folder, 'changed.json'), JSON.stringify({ ...site, tags: [{ ...first, ...change }, ...others] }))
  return report('changed.json')
}

test('the report lists the tags of an exported site that need consent, with the type they need', () => {
  const { status, said } = report('exported-site.json')
  const waiting = site.tags.filter((tag: { consent_type: string }) => tag.consent_type !== 'not_require_consent')
  expect(status).toBe(0)
  expect(said).toContain('- LinkedIn insight (LinkedIn): Remarketing')
  expect(said).toHaveLength(1 + waiting.length)
})

test('the report names what is wrong in a changed file', () => {
  expect(reportWith({ consent_type: 'perhaps' })).toEqual({
    status: 1,
    said: [expect.stringContaining('tags.0.consent_type')],
  })
  const wrongOptions = reportWith({ template: 'linkedin', template_options: { id: '' } })
  expect(wrongOptions).toEqual({ status: 1, said: [expect.stringContaining(`${site.tags[0].name}, id: `)] })
})

test('the report refuses what is no export', () => {
  expect(report('package.json')).toEqual({ status: 1, said: ['This is no exported site'] })
})
