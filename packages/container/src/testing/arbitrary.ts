import fc from 'fast-check'
import type { CompileInput, Items, MetaItems } from '../compile/index.ts'
import { COMPARING, comparable, condition } from './arbitrary-conditions.ts'
import { sequenced, tag } from './arbitrary-tags.ts'
import { group, trigger } from './arbitrary-triggers.ts'
import { variables } from './arbitrary-variables.ts'
import { words } from './arbitrary-words.ts'
import { idOf, inputOf, settings, tagItem } from './items.ts'

export { beginning, visit } from './arbitrary-visit.ts'

/*
 * Random sites.
 */

const TRIGGERS = 5

/** Many tags that are copies of each other but for a word, as sites have them. */
const crowd: fc.Arbitrary<Pick<Items, 'tags' | 'triggers'>> = fc
  .record({
    model: tag(0, TRIGGERS),
    own: trigger(0),
    type: fc.constantFrom(...COMPARING),
    variable: fc.constantFrom(...comparable),
    words: fc.array(words, { minLength: 8, maxLength: 12 }),
    isTested: fc.boolean(),
  })
  .map(({ model, own, type, variable, words: all, isTested }) => ({
    tags: all.map((_, at) => {
      const { id, name, created_at } = tagItem(100 + at)
      const code = (model.code ?? '').replace('hit(0', `hit(${100 + at}`)
      return { ...model, id, name, created_at, code, triggers: [idOf('trigger', 100 + at)] }
    }),
    triggers: all.map((word, at) => ({
      ...own,
      id: idOf('trigger', 100 + at),
      conditions: [...own.conditions, ...(isTested ? [condition(type, variable, word)] : [])],
    })),
  }))

const site: fc.Arbitrary<Items> = fc
  .record({
    tags: fc.tuple(...[1, 2, 3, 4, 5, 6].map((number) => sequenced(number, 6, tag(number, TRIGGERS + 1)))),
    triggers: fc.tuple(...[0, 1, 2, 3, 4].map(trigger), group(TRIGGERS, TRIGGERS)),
    variables,
    more: fc.option(crowd, { freq: 2, nil: { tags: [], triggers: [] } }),
  })
  .map(({ tags, triggers, variables: all, more }) => ({
    tags: [...tags, ...more.tags],
    triggers: [...triggers, ...more.triggers],
    variables: all,
  }))

/** A meta-site: its names are those of the site's variables, so that each side must find its own first. */
const metaSite = (place: number): fc.Arbitrary<MetaItems> =>
  fc
    .record({
      tags: fc.tuple(...[1, 2].map((number) => tag(place + number, 2, place))),
      triggers: fc.tuple(trigger(place), trigger(place + 1)),
      variables: fc
        .tuple(variables, fc.subarray([0, 1, 6]))
        .map(([all, kept]) => kept.map((at) => ({ ...all[at]!, id: idOf('variable', place + at) }))),
    })
    .map((items) => ({ ...items, id: `meta ${place}`, name: `Meta-site ${place}` }))

const metaSites = fc.oneof(
  { weight: 2, arbitrary: fc.constant<MetaItems[]>([]) },
  { weight: 1, arbitrary: fc.tuple(metaSite(0x200)) },
  { weight: 1, arbitrary: fc.tuple(metaSite(0x200), metaSite(0x300)) },
)

/** A random site with its meta-sites, in the mode that is asked for. */
export const input = (mode: CompileInput['mode']): fc.Arbitrary<CompileInput> =>
  fc
    .tuple(site, metaSites, fc.constantFrom(true, true, false))
    .map(([items, metas, gdpr]) => inputOf(items, { mode, metaSites: metas, settings: { ...settings, gdpr } }))
