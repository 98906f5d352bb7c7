import type { GenericSchema } from 'valibot'
import type { ConsentType } from '../../consent/index.ts'
import type { ApiOf, CodeLanguage, Fields, Fieldset, FormOf } from '../../field/index.ts'
import type { Message } from '../../message/index.ts'
import type { TrackerDialect } from '../../site/index.ts'
import type { WireTemplate } from '../wire-templates.ts'
import type { TemplateCategory } from './category.ts'

/** The name and icon of a template. */
export interface Appearance {
  readonly name: Message
  /** An icon of the sprite. */
  readonly icon: `t-${string}`
}

/** The name of a template in the API. Two wire names have two templates each, distinguished by `template_options.type`. */
export interface Stored {
  readonly template: WireTemplate
  readonly type?: string
}

/** Places in a form where the web app puts something that is not a field. */
export type TemplateSlot = 'consent-tool-steps' | 'ecommerce-presets' | 'heatmaps-steps'

const SHARED_SETTINGS = ['consent-type', 'visitors-privacy', 'debug-mode'] as const

/** Settings that every tag has and that a template may show among its own fields. */
export type SharedSetting = (typeof SHARED_SETTINGS)[number]

export const isSharedSetting = (key: string): key is SharedSetting => SHARED_SETTINGS.some((setting) => setting === key)

/** A part of a template's form. */
export interface Section<Key> {
  readonly title: Message
  readonly about?: Message
  /** Keys of fields, and settings of the tag itself, in the order in which they are shown. */
  readonly fields: readonly (Key | SharedSetting)[]
  /** Whether its title is also the label of its only field. */
  readonly titlesField?: boolean
}

/** A template in the wizard, without its fields. */
export interface TemplateChoice extends Appearance {
  readonly id: string
  /** The shorter name under the heading of its category. */
  readonly tile: Message
  readonly about: Message
  readonly category: TemplateCategory
  readonly consent: ConsentType
  /** Its name in the API. */
  readonly stored: string
}

export interface TemplateSpec<Id extends string, F extends Fields, W extends keyof F, S extends Stored>
  extends Appearance {
  /** The product's own id; never on the wire. */
  readonly id: Id
  /** The name and icon for the stored name, if several templates share it. */
  readonly family?: Appearance
  /** A shorter name under the heading of its category. */
  readonly tile?: Message
  /** One line in the wizard. */
  readonly about: Message
  readonly category: TemplateCategory
  readonly stored: S
  /** The consent type a new tag starts with. */
  readonly consent: ConsentType
  /** Whether a new tag respects opt-out and do-not-track. */
  readonly privacy?: boolean
  readonly fields: F
  /** As in `FieldsetSpec`, with the names of the fields that have a condition. */
  readonly when?: { readonly [K in W]: (form: FormOf<NoInfer<F>>) => boolean }
  readonly sections?: readonly Section<keyof NoInfer<F> & string>[]
  readonly slots?: readonly TemplateSlot[]
  /** The initial code, if tags have code that people edit. */
  readonly code?: { readonly language: CodeLanguage; readonly initial: string }
  /** Whether people may allow `document.write` in the code. */
  readonly documentWrite?: boolean
  /** What a tracker dialect does not support; shown in the form on websites with such a tracker. */
  readonly limits?: Readonly<Partial<Record<TrackerDialect, Message>>>
  /** Options that the changelog leaves out, because others include them. */
  readonly hides?: (options: Readonly<Record<string, unknown>>) => readonly string[]
  /** A complete, valid form: read by tests, stories, seeds and examples. */
  readonly sample: FormOf<NoInfer<F>>
}

type Pretty<T> = { [K in keyof T]: T[K] } & {}
type TypeOf<S extends Stored> = S extends { readonly type: infer T extends string } ? { type: T } : {}

/** The `template_options` of a template; fields with a condition are optional. */
export type OptionsOf<F extends Fields, W extends keyof F, S extends Stored> = Pretty<
  ApiOf<Omit<F, W>> & Partial<ApiOf<Pick<F, W>>> & TypeOf<S>
>

/** A tag template: its definition and everything that follows from its fields. */
export interface Template<
  Id extends string = string,
  F extends Fields = any,
  W extends keyof F = any,
  S extends Stored = Stored,
> extends Omit<TemplateSpec<Id, F, W, S>, 'privacy' | 'sections' | 'documentWrite' | 'when' | 'hides'>,
    Omit<Fieldset<F>, 'encode' | 'wire'> {
  /** The topic of its help page. */
  readonly help: string
  readonly privacy: boolean
  readonly documentWrite: boolean
  /** The sections of the form; by default one for the fields and one for custom dimensions. */
  readonly sections: readonly Section<keyof F & string>[]
  encode(form: FormOf<F>): OptionsOf<F, W, S>
  /** The schema of `template_options` on the server. */
  readonly wire: GenericSchema<OptionsOf<F, W, S>, unknown>
}
