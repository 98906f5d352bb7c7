import { html, raw } from 'hono/html'
import { type Html, page } from '#http/pages/plain-page.ts'
import type { JsonSchema, Parameter } from './schema.ts'
import { schemaText } from './schema-text.ts'

interface Content {
  readonly schema: JsonSchema
  readonly example?: unknown
}
interface Operation {
  readonly operationId: string
  readonly summary: string
  /** Markdown. */
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >
}

/** The description of the API as a page to read, without scripts. */
export function apiPage(document: JsonSchema): string {
  const { info, tags, paths } = document as {
    info: { description: string }
    tags: readonly { name: string; description: string }[]
    paths: Record<string, Record<string, Operation>>
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  )
  const groups = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    return html`<h2 id="${name}">${description}</h2>${own.map(described)}`
  })
  const contents = tags.map(({ name, description }) => html`<li><a href="#${name}">${description}</a></li>`)
  const paragraphs = info.description.split('\n\n').map((paragraph) => html`<p>${marked(paragraph)}</p>`)
  const download = html`<p>For programs, with examples of bodies: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`
  return page('API', html`${paragraphs}${download}<ul>${contents}</ul>${groups}`)
}

/** One call as a disclosure: the summary says what it does, the content what it takes and answers. */
function described({ call, operation }: { call: string; operation: Operation }): Html {
  const { operationId, summary, description: about, parameters, requestBody, responses } = operation
  const rows = parameters.map(
    ({ name, in: location, required, description, schema }) =>
      html`<tr><td><code>${name}</code></td><td>${location}${required && ', required'}</td><td><code>${schemaText(schema)}</code> ${marked(description ?? String(schema.description ?? ''))}</td></tr>`,
  )
  const table = rows.length > 0 && html`<h3>Parameters</h3><table><tbody>${rows}</tbody></table>`
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([media, { schema, example }]) =>
      html`<h3>Body, ${media}</h3>${code(schemaText(schema))}${example !== undefined && html`<h3>Example of a body</h3>${code(JSON.stringify(example, null, 2))}`}`,
  )
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const answered = Number(status) < 400 ? Object.values(content ?? {})[0] : undefined
    return html`<dt>${status === 'default' ? 'Others' : status}</dt><dd>${marked(description)}${answered && code(schemaText(answered.schema))}</dd>`
  })
  return html`<details id="${operationId}"><summary><b>${summary}</b> <code>${call}</code></summary><p>${marked(about)}</p>${table}${bodies}<h3>Answers</h3><dl>${answers}</dl></details>`
}

/** Long code is read by scrolling, also with the keyboard. */
const code = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`

/** Bold text and code of Markdown as HTML. */
const marked = (text: string) =>
  raw(
    String(html`${text}`)
      .replaceAll(/`(?<code>[^`]+)`/gu, '<code>$<code></code>')
      .replaceAll(/\*\*(?<strong>[^*]+)\*\*/gu, '<strong>$<strong></strong>'),
  )
