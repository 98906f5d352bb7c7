import { msg } from '@waymark/domain/message'
import { Select } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { useStore } from '#browser/store.ts'
import { THEMES, type ThemeChoice, themeChoice } from '#browser/theme/theme.ts'
import { useOwnLanguage } from '#data/use-own-language.ts'
import { LANGUAGE, THEME } from '#i18n/frame-messages.ts'
import { LANGUAGES, type Language, SUPPORTED } from '#i18n/languages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './account.module.css'

const M = {
  title: msg('account.display', 'Language and theme'),
  about: msg('account.display-about', 'The language is saved with your account, the theme in this browser.'),
}

/** Language and theme of the interface. A choice takes effect at once; other browsers begin with the language of the account. */
export function DisplaySection() {
  const { t } = useI18n()
  const [language, chooseLanguage] = useOwnLanguage()
  const theme = useStore(themeChoice)
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
