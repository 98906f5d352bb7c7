import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Message } from '@waymark/domain/message'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileMessage)

/** A text of the packages in English; they are written in ICU notation. */
export const text = ({ id, message }: Message, values?: Record<string, unknown>): string =>
  i18n._(id, values, { message })
