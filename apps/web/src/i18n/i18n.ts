import { type I18n, setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'

/**
 * Lingui's compiler with a cache: English texts are in the code and translations arrive as ICU texts, so each text is
 * compiled here when it is first used.
 */
function cachedCompiler() {
  const compiled = new Map<string, CompiledMessage>()
  return (text: string): CompiledMessage => {
    const known = compiled.get(text)
    if (known) return known
    const fresh = compileMessage(text)
    compiled.set(text, fresh)
    return fresh
  }
}

/** The translator in its first state: English, whose texts are in the code. */
export function createI18n(): I18n {
  const i18n = setupI18n()
  i18n.setMessagesCompiler(cachedCompiler())
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return i18n
}
