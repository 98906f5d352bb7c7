import type { Message } from '@waymark/domain/message'
import { plain } from '@waymark/domain/search'
import { isMetaSite, type Site } from '@waymark/domain/site'
import { mayAddTemplate, TEMPLATE_CHOICES, type WireTemplate } from '@waymark/domain/tag'
import { TEMPLATE_CATEGORIES, type TemplateCategory, type TemplateId } from '@waymark/domain/tag/templates'
import type { Translate } from '#i18n/use-i18n.ts'
import type { ChoiceGroup } from '#items/wizard/choice-grid.tsx'

/** Whether the template's name, description or category contains every word of the search, ignoring diacritics and case. */
function fits(
  { name, tile, about, category }: (typeof TEMPLATE_CHOICES)[number],
  search: string,
  t: (message: Message) => string,
): boolean {
  const text = plain([name, tile, about, TEMPLATE_CATEGORIES[category]].map(t).join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The tiles of the first step, by category; categories without a match are left out. */
export function tilesOf(
  search: string,
  { site, present, t }: { site: Site; present: readonly WireTemplate[]; t: Translate },
): readonly ChoiceGroup<TemplateId>[] {
  const found = TEMPLATE_CHOICES.filter((template) => fits(template, search, t))
  return (Object.keys(TEMPLATE_CATEGORIES) as TemplateCategory[])
    .map((category) => ({
      key: category,
      title: t(TEMPLATE_CATEGORIES[category]),
      choices: found
        .filter((template) => template.category === category)
        .map(({ id, tile, about, icon, stored }) => {
          const permitted = mayAddTemplate(stored, { isMetaSite: isMetaSite(site), present })
          return {
            value: id,
            name: t(tile),
            about: t(about),
            icon,
            refusal: permitted.allowed ? undefined : t(permitted.why),
          }
        }),
    }))
    .filter(({ choices }) => choices.length > 0)
}
