/** The language of a tag such as `en-US`, without its region. */
export const languageOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? 'en'

/** The first of the preferred languages that the product supports, else English. */
export const chooseLanguage = (wished: readonly string[], spoken: readonly string[]): string =>
  wished.map(languageOf).find((language) => spoken.includes(language)) ?? 'en'
