import type { Message } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { mayAddTemplate, type WireTemplate } from '@waymark/domain/tag'
import {
  allTemplates,
  TEMPLATE_KINDS,
  type Template,
  type TemplateId,
  type TemplateKind,
} from '@waymark/domain/tag/templates'
import type { IconName } from '@waymark/ui/icon'
import type { ChoiceGroup } from '../../../wizard/choice-grid.tsx'
import type { Say } from '../../../words/use-words.ts'

/** The templates that people can choose. */
export const offeredTemplates = (): readonly Template<TemplateId>[] =>
  allTemplates().filter((template) => (template.stored.template as string) !== 'abandoned')

/** Whether every word of a search stands in the template's name, sentence or kind. */
export function fits(template: Template<TemplateId>, search: string, say: (message: Message) => string): boolean {
  const text = [template.name, template.tile ?? template.name, template.about, TEMPLATE_KINDS[template.kind]]
    .map(say)
    .join(' ')
    .toLocaleLowerCase()
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The tiles of the first step, by kind; kinds without a match are left out. */
export function tilesOf(
  search: string,
  { site, present, say }: { site: Site; present: readonly WireTemplate[]; say: Say },
): readonly ChoiceGroup<TemplateId>[] {
  const found = offeredTemplates().filter((template) => fits(template, search, say))
  return (Object.keys(TEMPLATE_KINDS) as TemplateKind[])
    .map((kind) => ({
      key: kind,
      title: say(TEMPLATE_KINDS[kind]),
      choices: found
        .filter((template) => template.kind === kind)
        .map((template) => {
          const permitted = mayAddTemplate(template.stored.template, { site, present })
          return {
            value: template.id,
            name: say(template.tile ?? template.name),
            about: say(template.about),
            icon: template.icon as IconName,
            refusal: permitted.allowed ? undefined : say(permitted.why),
          }
        }),
    }))
    .filter(({ choices }) => choices.length > 0)
}
