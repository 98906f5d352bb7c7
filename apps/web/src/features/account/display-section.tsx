import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Select } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { useStore } from '#browser/store.ts'
import { THEMES, type ThemeChoice, themeChoice } from '#browser/theme/theme.ts'
import { meQuery } from '#data/account.ts'
import { useChange } from '#data/api/change.ts'
import { changeOwnAccount } from '#data/own-account.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { LANGUAGE, THEME } from '#i18n/frame-messages.ts'
import { LANGUAGES, type Language, SUPPORTED } from '#i18n/languages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useLanguageChoice } from '#i18n/use-language-choice.ts'
import styles from './account.module.css'

const M = {
  title: msg('account.display', 'Language and theme'),
  about: msg('account.display-about', 'The language is saved with your account, the theme in this browser.'),
}

/** Language and theme of the interface. A choice takes effect at once; other browsers begin with the language of the account. */
export function DisplaySection() {
  const { t } = useI18n()
  const toasts = useToasts()
  const { data: user } = useSuspenseQuery(meQuery)
  const [language, choose] = useLanguageChoice(user.attributes.language)
  const theme = useStore(themeChoice)
  const { mutateAsync } = useChange(changeOwnAccount, { scope: 'own-language' })
  const chooseLanguage = (chosen: Language) => {
    choose(chosen)
    const data = { type: 'ppms/user', attributes: { language: chosen } } as const
    void toasts.report('save-language', mutateAsync({ body: { data } }))
  }
  return (
    <Section title={t(M.title)} description={t(M.about)}>
      <div className={styles.fields}>
        <Field label={t(LANGUAGE)}>
          <Select
            value={language}
            onChange={(value) => chooseLanguage(value as Language)}
            options={SUPPORTED.map((value) => ({ value, label: LANGUAGES[value] }))}
          />
        </Field>
        <Field label={t(THEME)}>
          <Select
            value={theme}
            onChange={(value) => themeChoice.set(value as ThemeChoice)}
            options={Object.entries(THEMES).map(([value, name]) => ({ value, label: t(name) }))}
          />
        </Field>
      </div>
    </Section>
  )
}
