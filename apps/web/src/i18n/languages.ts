import { chooseLanguage } from '@waymark/domain/user'

/** The languages of the interface, each with its own name for itself. */
export const LANGUAGES = { en: 'English', pl: 'Polski' } as const

export type Language = keyof typeof LANGUAGES

export const SUPPORTED = Object.keys(LANGUAGES) as Language[]

/** The first of the given language tags that is supported, without its region; null and undefined are skipped. */
export const firstSupported = (wanted: readonly (string | null | undefined)[]): Language =>
  chooseLanguage(
    wanted.filter((tag) => typeof tag === 'string'),
    SUPPORTED,
  ) as Language
