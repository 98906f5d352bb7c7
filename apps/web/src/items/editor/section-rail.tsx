import { msg } from '@waymark/domain/message'
import { type AnyForm, type FormSection, sectionsOf } from '@waymark/forms/form'
import { NavList } from '@waymark/ui/layout'
import { useCallback, useState } from 'react'
import { useFormValue } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { sectionId, useCurrentSection } from '#items/wizard/use-current-section.ts'

const M = {
  sections: msg('editor.sections', 'Sections of the form'),
  errors: msg('wizard.section-errors', '{count, plural, one {# error} other {# errors}}'),
}

/** Leads to the sections of a long form, shows which one is in view, and how many errors each has. */
export default function SectionRail({ form, sections }: { form: AnyForm; sections: () => readonly FormSection[] }) {
  const { t } = useI18n()
  const listed = useFormValue(form, () => sectionsOf(form, sections()))
  const [area, setArea] = useState<HTMLElement | null>(null)
  const { current, go } = useCurrentSection(
    area,
    listed.map(({ key }) => key),
  )
  const root = useCallback(
    (element: HTMLElement | null) => setArea(element?.closest<HTMLElement>('[data-scrolls]') ?? null),
    [],
  )
  return (
    <div ref={root}>
      <NavList
        rail
        label={t(M.sections)}
        kind="step"
        items={listed.map(({ key, label, shown }) => ({
          key,
          label: t(label),
          ...(shown > 0 && { error: { count: shown, label: t(M.errors, { count: shown }) } }),
          current: key === current,
          link: (slot) => (
            <a
              {...slot}
              href={`#${sectionId(key)}`}
              onClick={(event) => {
                event.preventDefault()
                go(key)
              }}
            />
          ),
        }))}
      />
    </div>
  )
}
