import type { Row } from './row.ts'

/** A switch and the field it reveals. */
export interface Toggled<T> {
  readonly status: boolean
  readonly value: T
}

/** Every control a field may name, with the value it edits. The web app must draw each one. */
export interface ControlValues {
  /** One line of text without references. */
  'plain-text': string
  /** One line of text in which `{{ name }}` stands for a variable. */
  'text-with-references': string
  /** Several lines of text. */
  textarea: string
  /** Source code in an editor. */
  code: string
  /** A number as text, as it is typed. */
  number: string
  /** One of many choices, in a dropdown list. */
  select: string
  /** One of few choices, all visible. */
  radio: string
  switch: boolean
  checkbox: boolean
  /** One of fixed lengths of time, in seconds. */
  seconds: number
  /** A CSS selector, XPath or element id, checked while typing. */
  selector: string
  /** The name of one variable. */
  variable: string
  /** The number of one custom dimension, or none chosen yet. */
  dimension: number | null
  /** Rows of several columns. */
  rows: readonly Row<Readonly<Record<string, unknown>>>[]
  /** Rows of a dimension and a value. */
  'dimension-rows': readonly Row<{ readonly id: number | null; readonly value: string }>[]
  /** Rows of a single value. */
  list: readonly Row<{ readonly value: unknown }>[]
  /** Several fields under one label. */
  group: Readonly<Record<string, unknown>>
  toggled: Toggled<unknown>
  /** Consent types by category of a consent tool. */
  'consent-mapping': Readonly<Record<string, readonly string[]>>
  /** Displayed, not edited. */
  'read-only': string | readonly string[] | null
  /** Kept in the form, not displayed. */
  hidden: unknown
}

export type Control = keyof ControlValues
