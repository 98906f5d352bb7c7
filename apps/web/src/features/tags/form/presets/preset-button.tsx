import { msg } from '@waymark/domain/message'
import type { EcommerceId, Preset, Template } from '@waymark/domain/tag/templates'
import type { Form } from '@waymark/forms/form'
import type { TagValues } from '@waymark/forms/models/tag'
import { LabelButton } from '@waymark/ui/controls'
import { lazy, Suspense, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useCan } from '#data/current-site.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { FILL_FROM_PRESET } from './preset-messages.ts'

const PresetDialog = lazy(() => import('./preset-dialog.tsx'))

const DONE = msg('notifications.ecommerce-fill-in-fields.success', 'Fields filled in from the preset')

/** Opens the presets of an ecommerce template. Applying one sets the fields and marks them as touched; nothing is saved. */
export function PresetButton({ template, form }: { template: Template<EcommerceId>; form: Form<TagValues> }) {
  const { t } = useI18n()
  const toasts = useToasts()
  const edit = useCan('edit')
  const [open, setOpen] = useState(false)
  const apply = (preset: Preset, filled: TagValues['options']) => {
    const options = form.field('options')
    const before = options.value
    options.setValue(filled)
    for (const key of Object.keys(filled)) if (before[key] !== filled[key]) options.at(key as never).onBlur()
    setOpen(false)
    trackUsage({ category: 'tags', action: 'preset_applied', preset })
    toasts.success(DONE)
  }
  return (
    <>
      <LabelButton icon="spark" disabledReason={edit.allowed ? undefined : t(edit.why)} onPress={() => setOpen(true)}>
        {t(FILL_FROM_PRESET)}
      </LabelButton>
      {open && (
        <Suspense>
          <PresetDialog
            template={template}
            options={form.field('options').value}
            onCancel={() => setOpen(false)}
            onApply={apply}
          />
        </Suspense>
      )}
    </>
  )
}
