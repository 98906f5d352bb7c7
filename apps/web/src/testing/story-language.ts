import { createI18n } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'

/** The translator of all stories. */
export const storyI18n = createI18n()

/** Shows all stories in a language, those on the screen too; their Polish texts are those of the product's catalogue. */
export async function showLanguage(language: Language): Promise<void> {
  if (storyI18n.locale === language) return
  if (language === 'en') storyI18n.loadAndActivate({ locale: language, messages: {} })
  else {
    const [{ compileMessage }, { default: messages }] = await Promise.all([
      import('@lingui/message-utils/compileMessage'),
      import(`../../locales/${language}.json`) as Promise<{ default: Record<string, string> }>,
    ])
    storyI18n.setMessagesCompiler(compileMessage)
    storyI18n.loadAndActivate({ locale: language, messages })
  }
  document.documentElement.lang = language
}
