import { msg } from '@waymark/domain/message'
import { type AnyForm, type FormSection, sectionsOf } from '@waymark/forms/form'
import { useCallback, useState } from 'react'
import { useFormValue } from '#form/use-form.ts'
import { SectionNav } from '#items/wizard/section-nav.tsx'
import { useCurrentSection } from '#items/wizard/use-current-section.ts'

const SECTIONS = msg('editor.sections', 'Sections of the form')

/** Leads to the sections of a long form, shows which one is in view, and how many errors each has. */
export default function SectionRail({ form, sections }: { form: AnyForm; sections: () => readonly FormSection[] }) {
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
      <SectionNav rail label={SECTIONS} sections={listed} current={current} onGo={go} />
    </div>
  )
}
