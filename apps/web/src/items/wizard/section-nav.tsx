import { type Message, msg } from '@waymark/domain/message'
import type { SectionState } from '@waymark/forms/form'
import { NavList } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { sectionId } from './use-current-section.ts'

const ERRORS = msg('wizard.section-errors', '{count, plural, one {# error} other {# errors}}')

interface SectionNavProps {
  label: Message
  sections: readonly SectionState[]
  /** Beside a form, in small type and without the numbers of rows. */
  rail?: boolean
  current: string | undefined
  onGo: (key: string) => void
}

/** Leads to the sections of a form, and shows which one is in view and how many errors and rows each has. */
export function SectionNav({ label, sections, rail = false, current, onGo }: SectionNavProps) {
  const { t } = useI18n()
  return (
    <NavList
      rail={rail}
      label={t(label)}
      kind="step"
      items={sections.map(({ key, label, count, shown }) => ({
        key,
        label: t(label),
        ...(!rail && count !== undefined && { count }),
        ...(shown > 0 && { error: { count: shown, label: t(ERRORS, { count: shown }) } }),
        current: key === current,
        link: (props) => (
          <a
            {...props}
            href={`#${sectionId(key)}`}
            onClick={(event) => {
              event.preventDefault()
              onGo(key)
            }}
          />
        ),
      }))}
    />
  )
}
