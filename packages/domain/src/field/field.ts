import type * as v from 'valibot'
import type { Message } from '../message/index.ts'
import type { Control } from './control.ts'
import type { Formatted } from './formatted.ts'

/** A link to another module of the suite. */
export interface FieldLink {
  readonly label: Message
  /** A path in which `{appId}` stands for the id of the website. */
  readonly path: string
}

/**
 * The definition of one setting: its initial value, what is allowed, its form in the API, its control, and how the
 * changelog prints it.
 */
export interface Field<Form = any, Api = any, Name extends string = string, C extends Control = Control> {
  /** The name on the wire, written in full so that a search finds it. */
  readonly api: Name
  /** The control that edits it; the web app has a component for each. */
  readonly control: C
  readonly label: Message
  readonly hint?: Message
  /** Whether it may be empty, which forms show beside the label. */
  readonly optional?: true
  /** Related pages in other modules of the suite. */
  readonly links?: readonly FieldLink[]
  /** A value shown as an example while the field is empty; not translated. */
  readonly example?: string
  readonly initial: Form
  /** Whether the wire allows values that the form does not; such a stored value is kept while it is not edited. */
  readonly keepsStored?: true
  /** The schema of the form value. Issue messages are keys of `FIELD_ERRORS`; `issue.requirement` holds the limit. */
  readonly form: v.GenericSchema<Form, unknown>
  /** The schema of the value on the wire, which the server uses too. */
  readonly wire: v.GenericSchema<Api, unknown>
  /** Form to wire. `undefined` means that the key is left out. */
  encode(value: Form): Api
  /** Wire to form. Accepts any value; an invalid one becomes the initial value. */
  decode(value: unknown): Form
  /** The wire value as the changelog prints it. */
  format(value: Api): Formatted
  /** Printed by the changelog if the wire leaves the key out; without it nothing is printed. */
  readonly absent?: Message
  /** Translates a wire pointer inside this field to the path in the form: property names and row keys. */
  locate?(steps: readonly string[], value: Form): readonly string[]
}

export type Fields = Readonly<Record<string, Field>>

/** The form values of a set of fields. */
export type FormOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['initial'] }

type ApiEntries<F extends Fields> = { [K in keyof F as F[K]['api']]: ReturnType<F[K]['encode']> }
type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]
type Pretty<T> = { [K in keyof T]: T[K] } & {}

/** The wire object of a set of fields; keys that may be left out are optional. */
export type ApiOf<F extends Fields> = Pretty<
  Omit<ApiEntries<F>, OptionalKeys<ApiEntries<F>>> & {
    [K in OptionalKeys<ApiEntries<F>>]?: Exclude<ApiEntries<F>[K], undefined>
  }
>

/** The parameters of every builder. */
export interface Named<Name extends string> {
  readonly api: Name
  readonly label: Message
  readonly hint?: Message
  readonly links?: readonly FieldLink[]
}

/** The labels of a field, without those that are undefined. */
export function named<Name extends string>({ api, label, hint, links }: Named<Name>): Named<Name> {
  return { api, label, ...(hint && { hint }), ...(links && { links }) }
}
