import type { Message } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { mayAddTemplate, type WireTemplate } from '@waymark/domain/tag'
import { TEMPLATE_KINDS, type TemplateId, type TemplateKind } from '@waymark/domain/tag/templates'
import { TEMPLATE_TILES, type TemplateTile } from '@waymark/domain/tag/tiles'
import type { IconName } from '@waymark/ui/icon'
import type { Translate } from '#i18n/use-i18n.ts'
import type { ChoiceGroup } from '#items/wizard/choice-grid.tsx'

/** Whether every word of a search stands in the template's name, sentence or kind. */
function fits({ name, tile, about, kind }: TemplateTile, search: string, t: (message: Message) => string): boolean {
  const text = [name, tile, about, TEMPLATE_KINDS[kind]].map(t).join(' ').toLocaleLowerCase()
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The tiles of the first step, by kind; kinds without a match are left out. */
export function tilesOf(
  search: string,
  { site, present, t }: { site: Site; present: readonly WireTemplate[]; t: Translate },
): readonly ChoiceGroup<TemplateId>[] {
  const found = TEMPLATE_TILES.filter((template) => fits(template, search, t))
  return (Object.keys(TEMPLATE_KINDS) as TemplateKind[])
    .map((kind) => ({
      key: kind,
      title: t(TEMPLATE_KINDS[kind]),
      choices: found
        .filter((template) => template.kind === kind)
        .map(({ id, tile, about, icon, stored }) => {
          const permitted = mayAddTemplate(stored, { site, present })
          return {
            value: id,
            name: t(tile),
            about: t(about),
            icon: icon as IconName,
            refusal: permitted.allowed ? undefined : t(permitted.why),
          }
        }),
    }))
    .filter(({ choices }) => choices.length > 0)
}
