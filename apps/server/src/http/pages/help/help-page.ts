import { escaped, page } from '../plain-page.ts'
import { type DefinitionHelp, definitionHelp } from './definition-help.ts'
import { TOPICS } from './topics.ts'

/** The help page of a path below `/help/`: a topic, or a template, trigger type or variable type. */
export function helpPage(path: string): string {
  const help: Partial<DefinitionHelp> | undefined = Object.hasOwn(TOPICS, path) ? TOPICS[path] : definitionHelp(path)
  if (help === undefined)
    return page('Help', paragraph('There is no help page at this address.') + links(['tag-manager']))
  const { title = 'Help', paragraphs = [], fields = [], see = [] } = help
  return page(title, paragraphs.map(paragraph).join('') + fieldList(fields) + links(see))
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`

const fieldList = (fields: DefinitionHelp['fields']): string =>
  fields.length === 0
    ? ''
    : `<h2>Fields</h2><dl>${fields
        .map(({ label, optional, hint, choices }) => {
          const about = [hint, choices.length > 0 ? choices.join(', ') : undefined].filter((text) => text !== undefined)
          const lines = about.map((text) => `<dd>${escaped(text)}</dd>`).join('')
          return `<dt>${escaped(label)}${optional ? ' <small>Optional</small>' : ''}</dt>${lines}`
        })
        .join('')}</dl>`

const links = (topics: readonly string[]): string =>
  topics.length === 0
    ? ''
    : `<h2>See also</h2><ul>${topics
        .map((topic) => {
          const title = TOPICS[topic]?.title ?? definitionHelp(topic)?.title ?? topic
          return `<li><a href="/help/${topic}">${escaped(title)}</a></li>`
        })
        .join('')}</ul>`
