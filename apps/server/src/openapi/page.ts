import { escaped, page } from '#http/pages/plain-page.ts'
import { DESCRIBED } from './document.ts'
import { INTRODUCTION, TAGS } from './texts.ts'

/** The description of the API as a page to read, without scripts. */
export function apiPage(): string {
  const groups = Object.entries(TAGS).map(([group, about]) => {
    const lines = DESCRIBED.filter((described) => described.group === group).map(
      ({ endpoint: { method, path, needs }, summary }) =>
        `<dt>${escaped(summary)}</dt><dd><code>${method} ${escaped(path.replace(/:(\w+)/gu, '{$1}'))}</code> <small>${needs}</small></dd>`,
    )
    return `<h2>${escaped(about)}</h2><dl>${lines.join('')}</dl>`
  })
  const download = '<p>With parameters, bodies and answers, for programs: <a href="/openapi.json">openapi.json</a>.</p>'
  return page('API', `${paragraphs(INTRODUCTION)}${download}${groups.join('')}`)
}

/** Paragraphs, bold text and code of Markdown as HTML. */
const paragraphs = (markdown: string): string =>
  markdown
    .split('\n\n')
    .map((paragraph) => `<p>${marked(escaped(paragraph))}</p>`)
    .join('')

const marked = (text: string) =>
  text
    .replaceAll(/`(?<code>[^`]+)`/gu, '<code>$<code></code>')
    .replaceAll(/\*\*(?<strong>[^*]+)\*\*/gu, '<strong>$<strong></strong>')
