import { chooseLanguage } from '@waymark/domain/session'

/** The languages the interface speaks, each under the name its speakers use. */
export const LANGUAGES = { en: 'English', pl: 'Polski' } as const

export type Language = keyof typeof LANGUAGES

export const SUPPORTED = Object.keys(LANGUAGES) as Language[]

/** The first of the wanted language tags that is spoken here, region dropped; null and undefined are passed over. */
export const firstSupported = (wanted: readonly (string | null | undefined)[]): Language =>
  chooseLanguage(
    wanted.filter((tag) => typeof tag === 'string'),
    SUPPORTED,
  ) as Language
