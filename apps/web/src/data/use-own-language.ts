import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useStore } from '#browser/store.ts'
import type { Language } from '#i18n/languages.ts'
import { chosenLanguage, languageFor } from '#i18n/locale.ts'
import { meQuery } from './account.ts'
import { useChange } from './api/change.ts'
import { changeOwnAccount } from './own-account.ts'
import { useToasts } from './toasts/use-toasts.tsx'

/**
 * The language of the interface, and a function that changes it: at once in this browser, which keeps the choice, and in the
 * user's account, whose language other browsers begin with.
 */
export function useOwnLanguage(): [Language, (language: Language) => void] {
  const { setLanguage } = useRouter().options.context
  const toasts = useToasts()
  const { data: user } = useSuspenseQuery(meQuery)
  const { mutateAsync } = useChange(changeOwnAccount, { scope: 'own-language' })
  useStore(chosenLanguage)
  const choose = (language: Language) => {
    chosenLanguage.set(language)
    void setLanguage(language)
    const data = { type: 'ppms/user', attributes: { language } } as const
    void toasts.report('save-language', mutateAsync({ body: { data } }))
  }
  return [languageFor(user.attributes.language), choose]
}
