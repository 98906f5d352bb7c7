import { type Message, msg } from '../message/index.ts'

/** One line of a printed record. `key` is the wire name, so that two states can be laid side by side. */
export interface ShownEntry {
  readonly key: string
  readonly label: Message | string
  readonly value: Shown
}

/** A value as the changelog prints it: plain data, drawn by whoever reads it. */
export type Shown =
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'code'; readonly text: string; readonly language: CodeLanguage }
  | { readonly as: 'message'; readonly message: Message; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly as: 'list'; readonly items: readonly Shown[] }
  | { readonly as: 'record'; readonly entries: readonly ShownEntry[] }

export type CodeLanguage = 'html' | 'javascript' | 'json'

export const shownText = (text: string): Shown => ({ as: 'text', text })

/** A value nobody has a word for, as it stands on the wire. */
export const shownRaw = (value: unknown): Shown =>
  shownText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const ON = msg('shown.on', 'On')
const OFF = msg('shown.off', 'Off')

export const shownSwitch = (on: boolean): Shown => ({ as: 'message', message: on ? ON : OFF })

/** A choice by its label; codes that nobody translates are plain text. */
export const shownLabel = (label: Message | string): Shown =>
  typeof label === 'string' ? shownText(label) : { as: 'message', message: label }
