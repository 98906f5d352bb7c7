import { type Message, msg } from '../message/index.ts'

/** One line of a printed record. `key` is the wire name, so that two states can be laid side by side. */
export interface FormattedEntry {
  readonly key: string
  readonly label: Message | string
  readonly value: Formatted
}

/** A value as the changelog prints it: plain data, drawn by its reader. */
export type Formatted =
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'code'; readonly text: string; readonly language: CodeLanguage }
  | { readonly as: 'message'; readonly message: Message; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly as: 'list'; readonly items: readonly Formatted[] }
  | { readonly as: 'record'; readonly entries: readonly FormattedEntry[] }

export type CodeLanguage = 'html' | 'javascript' | 'json'

export const formattedText = (text: string): Formatted => ({ as: 'text', text })

/** A value without a label, as it stands on the wire. */
export const formattedRaw = (value: unknown): Formatted =>
  formattedText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const ON = msg('shown.on', 'On')
const OFF = msg('shown.off', 'Off')

export const formattedSwitch = (on: boolean): Formatted => ({ as: 'message', message: on ? ON : OFF })

/** A choice by its label; codes without a translation are plain text. */
export const formattedLabel = (label: Message | string): Formatted =>
  typeof label === 'string' ? formattedText(label) : { as: 'message', message: label }
