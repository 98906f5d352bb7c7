import { html } from 'hono/html'
import { type Html, page } from '../plain-page.ts'
import { type DefinitionHelp, definitionHelp } from './definition-help.ts'
import { TOPICS } from './topics.ts'

/** The help page of a path below `/help/`: a topic, or a template, trigger type or variable type. */
export function helpPage(path: string): string {
  const help: Partial<DefinitionHelp> | undefined = Object.hasOwn(TOPICS, path) ? TOPICS[path] : definitionHelp(path)
  if (help === undefined)
    return page('Help', html`<p>There is no help page at this address.</p>${links(['tag-manager'])}`)
  const { title = 'Help', paragraphs = [], fields = [], see = [] } = help
  return page(title, html`${paragraphs.map((text) => html`<p>${text}</p>`)}${fieldList(fields)}${links(see)}`)
}

function fieldList(fields: DefinitionHelp['fields']): Html | undefined {
  if (fields.length === 0) return undefined
  const entries = fields.map(({ label, optional, hint, choices }) => {
    const about = [hint, choices.length > 0 ? choices.join(', ') : undefined].filter((text) => text !== undefined)
    const lines = about.map((text) => html`<dd>${text}</dd>`)
    return html`<dt>${label}${optional && html` <small>Optional</small>`}</dt>${lines}`
  })
  return html`<h2>Fields</h2><dl>${entries}</dl>`
}

function links(topics: readonly string[]): Html | undefined {
  if (topics.length === 0) return undefined
  const entries = topics.map((topic) => {
    const title = TOPICS[topic]?.title ?? definitionHelp(topic)?.title ?? topic
    return html`<li><a href="/help/${topic}">${title}</a></li>`
  })
  return html`<h2>See also</h2><ul>${entries}</ul>`
}
