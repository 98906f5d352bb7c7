/*
 * Reads a site that was exported from Waymark, checks it, and lists the tags that wait for a visitor's consent:
 * node report.ts exported-site.json
 */

import { readFileSync } from 'node:fs'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { templateOf } from '@waymark/domain/tag/templates'
import { FileContent, type FileTag, inspectFile } from '@waymark/domain/transfer'
import * as v from 'valibot'

const text = readFileSync(process.argv[2] ?? 'exported-site.json', 'utf8')

const facts = inspectFile(text)
if (!facts?.counts) fail('This is no exported site')
const read = v.safeParse(FileContent, JSON.parse(text))
if (!read.success) fail(read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
const broken = read.output.tags.flatMap(problemsOf)
if (broken.length > 0) fail(broken.join('\n'))

console.log(`${facts.site} ${facts.version}: ${facts.counts.tags} tags`)
for (const { name, template, template_options, consent_type, is_active } of read.output.tags) {
  if (consent_type === 'not_require_consent' || template === 'abandoned') continue
  const kind = templateOf(template, template_options)?.name.message
  const off = is_active ? '' : ', switched off'
  console.log(`- ${name} (${kind}${off}): ${CONSENT_LABELS[consent_type].message}`)
}

/** What is wrong with the options of a tag, by the rules of its template. */
function problemsOf({ name, template, template_options }: FileTag): string[] {
  const rules = template === 'abandoned' ? undefined : templateOf(template, template_options)
  const options = rules && v.safeParse(rules.wire, template_options)
  return options?.issues?.map((issue) => `${name}, ${v.getDotPath(issue)}: ${issue.message}`) ?? []
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
