import { type I18n, setupI18n } from '@lingui/core'

/**
 * The translator in its first state: English, whose texts are in the code. The build compiles them
 * (`build/compiled-messages.ts`); in development Lingui does.
 */
export function createI18n(): I18n {
  const i18n = setupI18n()
  if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text])
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return i18n
}
