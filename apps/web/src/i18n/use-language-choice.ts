import { useRouter } from '@tanstack/react-router'
import { useRemembered } from '#browser/persisted/use-remembered.ts'
import type { Language } from './languages.ts'
import { chosenLanguage, languageFor } from './locale.ts'

/** The language of the interface and how to choose another one, which this browser then keeps. */
export function useLanguageChoice(account: string): [Language, (language: Language) => void] {
  const { speak } = useRouter().options.context
  useRemembered(chosenLanguage)
  const choose = (language: Language) => {
    chosenLanguage.set(language)
    void speak(language)
  }
  return [languageFor(account), choose]
}
