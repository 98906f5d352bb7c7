import type { Trigger, TriggerListItem } from '@waymark/domain/trigger'
import { lazy, Suspense } from 'react'
import type { ChooseTriggersProps } from './choose-triggers.tsx'
import type { Restriction } from './wizard/type-tiles.ts'

const ChooseTriggers = lazy(() => import('./choose-triggers.tsx'))
const TriggerWizard = lazy(() => import('./wizard/trigger-wizard.tsx'))
const EditTrigger = lazy(() => import('./edit-trigger.tsx'))

/** The open dialog over a form that uses triggers: to choose, create or edit one. */
export type OpenTriggerDialog = 'choosing' | 'making' | { readonly editing: string } | null

interface TriggerDialogsProps {
  appId: string
  open: OpenTriggerDialog
  /** The types that can be chosen and created; all when absent. */
  allowed: Restriction | undefined
  /** Of the dialog to choose. */
  choosing: Pick<ChooseTriggersProps, 'title' | 'confirm' | 'note' | 'linked' | 'room' | 'pageSize'>
  onClose: () => void
  /** Triggers were chosen, or one was created. */
  onChosen: (triggers: readonly TriggerListItem[]) => void
  onEdited: (trigger: Trigger) => void
}

/** The dialogs over a form that uses triggers. */
export function TriggerDialogs({ appId, open, allowed, choosing, onClose, onChosen, onEdited }: TriggerDialogsProps) {
  return (
    <Suspense>
      {open === 'choosing' && (
        <ChooseTriggers {...choosing} appId={appId} types={allowed?.types} onClose={onClose} onChoose={onChosen} />
      )}
      {open === 'making' && (
        <TriggerWizard
          appId={appId}
          restriction={allowed}
          onLeft={onClose}
          onSaved={(trigger) => onChosen([trigger])}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <EditTrigger appId={appId} triggerId={open.editing} onClose={onClose} onSaved={onEdited} />
      )}
    </Suspense>
  )
}
