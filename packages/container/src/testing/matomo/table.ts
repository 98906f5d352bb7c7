import { offeredTemplates, type Template } from '@waymark/domain/tag/templates'
import type { Hit } from './recording-site.ts'
import type { Recording } from './visit.ts'

/** The ten templates that speak to the site's tracker, in the order of the wizard. */
export const TRACKER_TEMPLATES: readonly Template[] = offeredTemplates().filter(({ id }) =>
  /^(ecommerce|waymark-pro)-/.test(id),
)

const INTRODUCTION = `# What Matomo is told

What each option of the tags that speak to a site's tracker makes Matomo's own tracker request. This page is written by
\`packages/container/src/testing/matomo/matomo.test.ts\` (\`vitest run --project unit matomo -u\`), which makes these visits
in Chromium with a real \`matomo.js\` and a recording server when \`WAYMARK_MATOMO_JS\` names the script.

Parameters are those of Matomo's tracking HTTP API. What every request has (\`idsite\`, \`rec\`, \`_id\`, times, browser) is
left out; \`url\` and \`urlref\` are shown where they differ from the page that was opened, \`https://shop.example/\`.
The sentence below a heading is what the form of the tag says on websites that speak to a Matomo.
`

/** The page of all recordings, tag by tag. */
export function writeTable(recordings: readonly Recording[]): string {
  const parts = TRACKER_TEMPLATES.map(({ name, stored, limits }) => {
    const own = recordings.filter(({ template }) => template === stored.template)
    const rows = own.map(({ shows, hits, effect }) => `| ${shows} | ${requested(hits, effect?.is)} |`)
    const said = limits?.matomo ? [`> ${limits.matomo.message}`, ''] : []
    return [`## ${name.message}`, '', ...said, '| option | recorded |', '|---|---|', ...rows, ''].join('\n')
  })
  return `${[INTRODUCTION, ...parts].join('\n').trimEnd()}\n`
}

function requested(hits: readonly Hit[], effect: unknown): string {
  const requests = hits.map((hit) =>
    Object.entries(hit)
      .map(([name, value]) => `\`${name}=${value}\``)
      .join(' '),
  )
  const all = effect === undefined ? requests : [...requests, `${effect}`]
  return all.length === 0 ? 'nothing' : all.join('<br>')
}
