import { type Message, msg } from '../message/index.ts'

/** One line of a printed record. `key` is the wire name, by which two states are compared. */
export interface FormattedEntry {
  readonly key: string
  readonly label: Message | string
  readonly value: Formatted
  /** Shown instead of this line for a state without it. */
  readonly absent?: Message
}

/** A value as the changelog prints it, as plain data to render. */
export type Formatted =
  /** `isName` marks a name that a person gave, which is shown like running text. */
  | { readonly as: 'text'; readonly text: string; readonly isName?: true }
  | { readonly as: 'code'; readonly text: string; readonly language: CodeLanguage }
  | { readonly as: 'message'; readonly message: Message; readonly values?: Readonly<Record<string, string | number>> }
  /** Parts of one line. */
  | { readonly as: 'phrase'; readonly parts: readonly Formatted[] }
  /** A range of dates or times of day, as clock times `YYYY-MM-DDTHH:MM:SS+0000` of its zone. */
  | {
      readonly as: 'period'
      readonly of: 'dates' | 'day'
      readonly from: string
      readonly to: string
      readonly timezone: string
    }
  /** `ids` identify the items, if they have ids. */
  | { readonly as: 'list'; readonly items: readonly Formatted[]; readonly ids?: readonly string[] }
  /** `areRows` marks rows of a table, whose order is part of the value. */
  | { readonly as: 'record'; readonly entries: readonly FormattedEntry[]; readonly areRows?: true }

export type CodeLanguage = 'html' | 'javascript' | 'json'

export const formattedText = (text: string): Formatted => ({ as: 'text', text })

export const formattedName = (text: string): Formatted => ({ as: 'text', text, isName: true })

/** Prints a value raw, as it is on the wire. */
export const formattedRaw = (value: unknown): Formatted =>
  formattedText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const ON = msg('shown.on', 'On')
const OFF = msg('shown.off', 'Off')

export const switchLabel = (on: boolean): Message => (on ? ON : OFF)

export const formattedSwitch = (on: boolean): Formatted => ({ as: 'message', message: switchLabel(on) })

/** Prints a choice by its label; codes without a translation are plain text. */
export const formattedLabel = (label: Message | string): Formatted =>
  typeof label === 'string' ? formattedText(label) : { as: 'message', message: label }
