import { useRouter } from '@tanstack/react-router'
import { useStore } from '#browser/store.ts'
import type { Language } from './languages.ts'
import { chosenLanguage, languageFor } from './locale.ts'

/** The language of the interface, and a function that changes it and stores the choice in this browser. */
export function useLanguageChoice(account: string): [Language, (language: Language) => void] {
  const { setLanguage } = useRouter().options.context
  useStore(chosenLanguage)
  const choose = (language: Language) => {
    chosenLanguage.set(language)
    void setLanguage(language)
  }
  return [languageFor(account), choose]
}
