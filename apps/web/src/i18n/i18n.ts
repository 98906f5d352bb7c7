import { type I18n, setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileMessage } from './compile-message.ts'

/**
 * Compiles a text once and remembers it. English texts come with the code and translations come as plain
 * ICU texts, so every sentence is compiled here, at its first use.
 */
function compileOnce() {
  const compiled = new Map<string, CompiledMessage>()
  return (text: string): CompiledMessage => {
    const known = compiled.get(text)
    if (known) return known
    const fresh = compileMessage(text)
    compiled.set(text, fresh)
    return fresh
  }
}

/** The translator in its first state: English, whose texts stand in the code. */
export function createI18n(): I18n {
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileOnce())
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return i18n
}
