import type { Message } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { mayAddTemplate, type WireTemplate } from '@waymark/domain/tag'
import { TEMPLATE_KINDS, type TemplateId, type TemplateKind } from '@waymark/domain/tag/templates'
import { TEMPLATE_TILES, type TemplateTile } from '@waymark/domain/tag/tiles'
import type { IconName } from '@waymark/ui/icon'
import type { Say } from '#i18n/use-words.ts'
import type { ChoiceGroup } from '#items/wizard/choice-grid.tsx'

/** Whether every word of a search stands in the template's name, sentence or kind. */
function fits({ name, tile, about, kind }: TemplateTile, search: string, say: (message: Message) => string): boolean {
  const text = [name, tile, about, TEMPLATE_KINDS[kind]].map(say).join(' ').toLocaleLowerCase()
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
  const found = TEMPLATE_TILES.filter((template) => fits(template, search, say))
  return (Object.keys(TEMPLATE_KINDS) as TemplateKind[])
    .map((kind) => ({
      key: kind,
      title: say(TEMPLATE_KINDS[kind]),
      choices: found
        .filter((template) => template.kind === kind)
        .map(({ id, tile, about, icon, stored }) => {
          const permitted = mayAddTemplate(stored, { site, present })
          return {
            value: id,
            name: say(tile),
            about: say(about),
            icon: icon as IconName,
            refusal: permitted.allowed ? undefined : say(permitted.why),
          }
        }),
    }))
    .filter(({ choices }) => choices.length > 0)
}
