import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from '../run/run.ts'

const DOMAIN = 'packages/domain/src'
const TEMPLATES = `${DOMAIN}/tag/templates`
const ICONS = 'packages/ui/src/icon'

interface Appearance {
  readonly name: { readonly id: string; readonly message: string }
  readonly icon: string
}

interface Template extends Appearance {
  readonly id: string
  readonly family?: Appearance
  readonly tile?: Appearance['name']
  readonly about: Appearance['name']
  readonly category: string
  readonly consent: string
  readonly stored: { readonly template: string; readonly type?: string }
}

/** A stored trigger type, with the events that its definition names. */
interface StoredTriggerType extends Appearance {
  readonly type: string
  readonly event?: string
  readonly validEvent?: string
}

interface Exported {
  readonly name: string
  /** Relative to the folder of the templates. */
  readonly file: string
  readonly template: Template
}

const load = (path: string): Promise<Record<string, any>> => import(pathToFileURL(`${root}${path}`).href)

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'stored' in value && 'sections' in value

/** Every template that a file under the templates' folder exports, by id. */
async function findTemplates(): Promise<readonly Exported[]> {
  const files = globSync('**/*.ts', { cwd: `${root}${TEMPLATES}` }).filter(
    (file) => !/\.(test|gen)\.ts$|^(index|registry)\.ts$/.test(file),
  )
  const found = await Promise.all(
    files.map(async (file) =>
      Object.entries(await load(`${TEMPLATES}/${file}`)).flatMap(([name, template]) =>
        isTemplate(template) ? [{ name, file, template }] : [],
      ),
    ),
  )
  return found.flat().sort((a, b) => (a.template.id < b.template.id ? -1 : 1))
}

const HEAD = '// Written by `pnpm generate`. Do not edit.\n'

const constant = (name: string, value: unknown, type: string) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${type}\n`

const appearance = ({ name, icon }: Appearance): Appearance => ({ name, icon })

/**
 * The lists that follow from templates, types and the sprite, as files by their path: the registry of templates, names
 * and icons apart from everything else, for lists that need nothing more, and the names of the drawings.
 */
export async function lists(): Promise<Readonly<Record<string, string>>> {
  const templates = await findTemplates()
  const { triggerTypes } = await load(`${DOMAIN}/trigger/types/registry.ts`)
  const { variableTypes, readOnlyTypes } = await load(`${DOMAIN}/variable/types/registry.ts`)
  const byWireName = new Map<string, Appearance>()
  for (const { template } of templates)
    byWireName.set(template.stored.template, appearance(template.family ?? template))
  const byType = templates.flatMap(({ template }) =>
    template.family && template.stored.type ? [[template.stored.type, appearance(template)] as const] : [],
  )
  const choices = templates
    .map(({ template }) => template)
    .filter(({ id }) => id !== 'abandoned')
    .map(({ id, name, icon, tile = name, about, category, consent, stored }) => ({
      id,
      name,
      icon,
      tile,
      about,
      category,
      consent,
      stored: stored.template,
    }))
  const triggers: StoredTriggerType[] = Object.values<any>(triggerTypes).flatMap(({ stored }) =>
    Object.entries<any>(stored).map(([type, rest]) => ({ type, ...rest })),
  )
  const byTriggerType = (pick: (stored: StoredTriggerType) => unknown) =>
    Object.fromEntries(triggers.map((stored) => [stored.type, pick(stored)]))
  const variables = Object.fromEntries(
    Object.entries<Appearance>({ ...variableTypes, ...readOnlyTypes }).map(([id, type]) => [id, appearance(type)]),
  )
  const sprite = readFileSync(`${root}${ICONS}/icons.svg`, 'utf8')
  const drawings = [...sprite.matchAll(/<g id="([^"]+)"/g)].map((match) => match[1])
  return {
    [`${TEMPLATES}/registry.gen.ts`]: `${HEAD}${templates.map(({ name, file }) => `import { ${name} } from './${file}'\n`).join('')}import type { Template } from './template.ts'

/** Every template by the product's own id. */
export const templates = {
${templates.map(({ name, template }) => `  '${template.id}': ${name},\n`).join('')}} as const satisfies Record<string, Template>
`,
    [`${TEMPLATES}/each.gen.ts`]: `${HEAD}/* Each template by itself: a bundle that imports one holds no other. */
${templates.map(({ name, file }) => `export { ${name} } from './${file}'\n`).join('')}`,
    [`${DOMAIN}/tag/appearances.gen.ts`]: `${HEAD}import type { Appearance } from './templates/template.ts'

/** The name and icon of each template by its stored name. */
${constant('TEMPLATE_APPEARANCES', Object.fromEntries(byWireName), 'Record<string, Appearance>')}
/** The name and icon of each template that shares its stored name with others, by the type in its options. */
${constant('TEMPLATE_TYPE_APPEARANCES', Object.fromEntries(byType), 'Record<string, Appearance>')}`,
    [`${DOMAIN}/tag/template-choices.gen.ts`]: `${HEAD}import type { TemplateChoice } from './templates/template.ts'

/** The templates a new tag can be made from, without their fields. */
${constant('TEMPLATE_CHOICES', choices, 'readonly TemplateChoice[]')}`,
    [`${DOMAIN}/trigger/appearances.gen.ts`]: `${HEAD}import type { TriggerAppearances } from './types/define.ts'

/** The name and icon of each stored trigger type. */
${constant('TRIGGER_APPEARANCES', byTriggerType(appearance), 'Required<TriggerAppearances>')}`,
    [`${DOMAIN}/trigger/event-names.gen.ts`]: `${HEAD}import type { TriggerType } from './trigger.ts'

type EventNames = { readonly [T in TriggerType]?: string }

/** The event of each stored trigger type that has one. */
${constant(
  'EVENT_NAMES',
  byTriggerType(({ event }) => event),
  'EventNames',
)}
/** The event in its place for a trigger that checks validation. */
${constant(
  'VALID_EVENT_NAMES',
  byTriggerType(({ validEvent }) => validEvent),
  'EventNames',
)}`,
    [`${DOMAIN}/variable/appearances.gen.ts`]: `${HEAD}import type { VariableAppearances } from './types/define.ts'

/** The name and icon of each stored variable type. */
${constant('VARIABLE_APPEARANCES', variables, 'VariableAppearances')}`,
    [`${ICONS}/icon-names.gen.ts`]: `${HEAD}
/** Every drawing of the sprite; names starting with \`t-\` are template icons, drawn on 24 px. */
export const ICON_NAMES = ${JSON.stringify(drawings, null, 2)} as const

export type IconName = (typeof ICON_NAMES)[number]
`,
  }
}
