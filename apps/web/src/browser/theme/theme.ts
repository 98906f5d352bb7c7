import { msg } from '@waymark/domain/message'
import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'

/** The user's choice; `system` follows the operating system. */
export const ThemeChoice = v.picklist(['system', 'light', 'dark'])
export type ThemeChoice = v.InferOutput<typeof ThemeChoice>

/** The labels of the choices. */
export const THEMES = {
  system: msg('theme.system', 'Match system'),
  light: msg('theme.light', 'Light'),
  dark: msg('theme.dark', 'Dark'),
}

export const themeChoice = persisted<ThemeChoice>('waymark.theme', ThemeChoice, 'system')

/** Updates `data-theme` of the document when the choice or the system changes. Returns the function that stops it. */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const choice = themeChoice.getSnapshot()
    document.documentElement.dataset.theme = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice
  }
  const unsubscribe = themeChoice.subscribe(apply)
  system.addEventListener('change', apply)
  apply()
  return () => {
    unsubscribe()
    system.removeEventListener('change', apply)
  }
}
