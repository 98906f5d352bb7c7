import { escaped, page } from '#http/pages/plain-page.ts'
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
    return `<h2 id="${escaped(name)}">${escaped(description)}</h2>${own.map(described).join('')}`
  })
  const contents = tags.map(
    ({ name, description }) => `<li><a href="#${escaped(name)}">${escaped(description)}</a></li>`,
  )
  const download =
    '<p>For programs, with examples of bodies: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>'
  return page('API', `${paragraphs(info.description)}${download}<ul>${contents.join('')}</ul>${groups.join('')}`)
}

/** One call as a disclosure: the summary says what it does, the content what it takes and answers. */
function described({ call, operation }: { call: string; operation: Operation }): string {
  const { operationId, summary, description: about, parameters, requestBody, responses } = operation
  const rows = parameters.map(
    ({ name, in: location, required, description, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${location}${required ? ', required' : ''}</td><td><code>${escaped(schemaText(schema))}</code> ${marked(escaped(description ?? String(schema.description ?? '')))}</td></tr>`,
  )
  const table = rows.length === 0 ? '' : `<h3>Parameters</h3><table><tbody>${rows.join('')}</tbody></table>`
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([media, { schema, example }]) =>
      `<h3>Body, ${escaped(media)}</h3>${code(schemaText(schema))}${example === undefined ? '' : `<h3>Example of a body</h3>${code(JSON.stringify(example, null, 2))}`}`,
  )
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const answered = Number(status) < 400 ? Object.values(content ?? {})[0] : undefined
    return `<dt>${status === 'default' ? 'Others' : status}</dt><dd>${marked(escaped(description))}${answered ? code(schemaText(answered.schema)) : ''}</dd>`
  })
  return `<details id="${escaped(operationId)}"><summary><b>${escaped(summary)}</b> <code>${escaped(call)}</code></summary><p>${marked(escaped(about))}</p>${table}${bodies.join('')}<h3>Answers</h3><dl>${answers.join('')}</dl></details>`
}

/** Long code is read by scrolling, also with the keyboard. */
const code = (text: string) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`

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
