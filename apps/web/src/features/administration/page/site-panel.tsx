import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import type { AnyForm } from '@waymark/forms/form'
import { SidePanel } from '@waymark/ui/overlay'
import type { ComponentProps, ReactNode } from 'react'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CREATED } from '#items/list/item-list-messages.ts'
import { MergedNotes } from '#items/stored-form/merged-notes.tsx'
import { PanelRemove } from './panel-remove.tsx'
import { PanelSave } from './panel-save.tsx'
import { PanelSection } from './panel-section.tsx'
import type { usePanelForm } from './use-panel-form.ts'

const SETTINGS = msg('websites.settings', 'Settings')

interface SitePanelProps {
  site: Site
  closeLabel: string
  settings: { form: AnyForm } & Pick<
    ReturnType<typeof usePanelForm>,
    'dirty' | 'root' | 'saving' | 'onSubmit' | 'restoreKey' | 'conflicts' | 'kept'
  >
  fields: ReactNode
  removal: Omit<ComponentProps<typeof PanelRemove>, 'name'>
  onClose: () => void
  /** The sections below the settings. */
  children: ReactNode
}

/** The panel of a website or a meta-site: its settings, what else is set for it, and at the foot Save or what deletes it. */
export function SitePanel({
  site,
  closeLabel,
  settings: { form, dirty, root, saving, onSubmit, restoreKey, kept, conflicts },
  fields,
  removal,
  onClose,
  children,
}: SitePanelProps) {
  const { t } = useI18n()
  const { date } = useFormats()
  const { name, created_at } = site.attributes
  return (
    <SidePanel
      title={name}
      sub={t(CREATED, { date: date(created_at) })}
      closeLabel={closeLabel}
      onClose={onClose}
      foot={dirty ? <PanelSave {...saving} /> : <PanelRemove name={name} {...removal} />}
    >
      <PanelSection title={t(SETTINGS)}>
        <MergedNotes kept={kept} conflicts={conflicts} />
        <form ref={root} onSubmit={onSubmit} noValidate>
          {fields}
          <button type="submit" hidden />
        </form>
      </PanelSection>
      {children}
      <LeaveGuard form={form} name={name} restoreKey={restoreKey} withSearch="open" />
    </SidePanel>
  )
}
