import type { I18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'
import { Catalogue, loadTexts } from './catalogues.ts'
import { firstSupported, type Language, SUPPORTED } from './languages.ts'

const cachedTexts = persisted<Catalogue | null>('waymark.locales', v.nullable(Catalogue), null)

/** The language chosen in the account menu; null means that of the account, else of the browser. */
export const chosenLanguage = persisted<Language | null>('waymark.language', v.nullable(v.picklist(SUPPORTED)), null)

/** Loads the compiler of translations, which arrive as ICU texts. Each text is compiled when it is first used. */
async function loadCompiler(): Promise<(text: string) => CompiledMessage> {
  const { compileMessage } = await import('@lingui/message-utils/compileMessage')
  const compiled = new Map<string, CompiledMessage>()
  return (text) => {
    const message = compiled.get(text) ?? compileMessage(text)
    compiled.set(text, message)
    return message
  }
}

/**
 * Switches the interface to a language; resolves when it is shown. Cached texts are used at once and refreshed in the
 * background; only the last language that was requested counts.
 */
export function createLanguageSwitch(i18n: I18n, fetcher: typeof fetch) {
  let wanted: Language = 'en'

  const activate = (locale: Language, messages: Record<string, string>) => {
    i18n.loadAndActivate({ locale, messages })
    document.documentElement.lang = locale
  }
  const renew = async (language: Language, shown: Record<string, string> | undefined) => {
    const texts = await loadTexts(language, fetcher, cachedTexts)
    if (wanted === language && texts && texts !== shown) activate(language, texts)
  }

  return async (language: Language): Promise<void> => {
    if (wanted === language) return
    wanted = language
    if (language === 'en') return activate('en', {})
    i18n.setMessagesCompiler(await loadCompiler())
    if (wanted !== language) return
    const cached = cachedTexts.getSnapshot()
    if (cached?.language !== language) return renew(language, undefined)
    activate(language, cached.texts)
    void renew(language, cached.texts)
  }
}

export type SetLanguage = ReturnType<typeof createLanguageSwitch>

/** The initial language: the chosen one, else that of the account, else the first supported one of the browser. */
export const languageFor = (account?: string): Language =>
  firstSupported([chosenLanguage.getSnapshot(), account, ...(account ? [] : navigator.languages)])
