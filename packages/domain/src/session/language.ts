/** The language a tag such as `en-US` means, without its region. */
export const languageOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? 'en'

/** The first of the wished languages that the product speaks, else English. */
export const chooseLanguage = (wished: readonly string[], spoken: readonly string[]): string =>
  wished.map(languageOf).find((language) => spoken.includes(language)) ?? 'en'
