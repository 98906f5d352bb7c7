import { msg } from '@waymark/domain/message'
import { changesOf } from '@waymark/forms/models/priorities'
import { Button } from '@waymark/ui/controls'
import { ActionsBar } from '@waymark/ui/form'
import { useNarrowViewport } from '@waymark/ui/layout'
import { useMemo, useState } from 'react'
import { withMod } from '#browser/hotkeys/key-names.ts'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { useAppId, useCan } from '#data/current-site.ts'
import { UNSAVED_CHANGES } from '#form/form-messages.ts'
import { UNCHANGED } from '#form/form-saving.tsx'
import { DiscardDialog, LeaveGuard } from '#form/leave-guard.tsx'
import { useForm } from '#form/use-form.ts'
import { CANCEL, SAVE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { countOf, useChangeSummary } from './use-change-summary.ts'
import { useListed } from './use-listed.ts'
import { type PrioritiesForm, priorityFormKey } from './use-priorities.ts'

const M = {
  label: msg('priority.bar', 'Order of the tags'),
  none: msg('priority.bar.unchanged', 'No unsaved changes'),
}

interface PriorityBarProps {
  form: PrioritiesForm
  onSave: () => void
  onReset: () => void
}

/** Save and Cancel of the order, and the question before changes are lost. */
export function PriorityBar({ form, onSave, onReset }: PriorityBarProps) {
  const { t } = useI18n()
  const appId = useAppId()
  const edit = useCan('edit')
  const summarize = useChangeSummary()
  const { dirty, submitting } = useForm(form)
  const { stored, list } = useListed(form)
  const changes = useMemo(() => changesOf(form), [form, stored, list])
  const [confirming, setConfirming] = useState(false)
  // On a small screen the bar would cover the lists for nothing.
  const narrow = useNarrowViewport()
  const refusal = edit.allowed ? (dirty ? undefined : t(UNCHANGED)) : t(edit.why)
  const summary = { count: countOf(changes), parts: summarize(changes) }
  const save = () => {
    if (refusal === undefined && !submitting) onSave()
  }
  useHotkeys({ '$mod+s': save })
  return (
    <>
      <LeaveGuard form={form} name={t(M.label)} restoreKey={priorityFormKey(appId)} summary={summary} />
      {(dirty || !narrow) && (
        <ActionsBar
          label={t(M.label)}
          what={dirty ? t(UNSAVED_CHANGES, { count: summary.count }) : t(M.none)}
          details={dirty && summary.parts}
        >
          <Button variant="quiet" disabledReason={refusal} onPress={() => setConfirming(true)}>
            {t(CANCEL)}
          </Button>
          <Button variant="primary" pending={submitting} keys={withMod('S')} disabledReason={refusal} onPress={save}>
            {t(SAVE)}
          </Button>
        </ActionsBar>
      )}
      <DiscardDialog
        form={form}
        summary={summary}
        open={confirming}
        onKeep={() => setConfirming(false)}
        onDiscard={() => {
          setConfirming(false)
          onReset()
        }}
      />
    </>
  )
}
