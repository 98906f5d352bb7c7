import type { Message } from '@waymark/domain/message'
import type { IconName } from '@waymark/ui/icon'
import { ContentSheet } from '@waymark/ui/layout'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { isMissing } from '#data/call-failed.ts'
import { useCan } from '#data/known.ts'
import { CodeFrameOf } from '#form/controls/code-frame.ts'
import { VariablesOf } from '#form/controls/use-variable-names.ts'
import { FormSaving } from '#form/form-saving.tsx'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { SaveBar } from '#form/save-bar.tsx'
import { UNCHANGED } from '#form/unchanged.ts'
import { useRefusedFocus } from '#form/use-refused-focus.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/**
 * The screen of an item that can be edited: its head and what is said about it, its form, and while that is dirty the
 * bar that saves it. Nothing is asked about changes of an item that has been deleted; one that was deleted elsewhere is
 * said to be missing, but never while something is typed.
 */
export function EditSheet({
  appId,
  icon,
  name,
  unread,
  form: { dirty, wrong, submitting },
  parts,
  mayEdit,
  onSave,
  onReset,
  onReveal,
  head,
  children,
}: {
  appId: string
  /** What stands for the item where its head cannot be seen. */
  icon: IconName
  name: string
  /** Why the item could not be read once more. */
  unread: Error | null
  form: { readonly dirty: boolean; readonly wrong: number; readonly submitting: boolean }
  /** What changed, by name, in the order of the form. */
  parts: readonly Message[]
  mayEdit: boolean
  onSave: () => void
  onReset: () => void
  /** Shows what is wrong although nobody has been there yet. */
  onReveal: () => void
  /** Is given what to call when the item has been deleted, and what leads to the first thing that is wrong. */
  head: (acts: { onDeleted: () => void; showWrong: () => void }) => ReactNode
  /** The sections of the form. */
  children: ReactNode
}) {
  const { t } = useI18n()
  const edit = useCan('edit')
  const { root, toError } = useRefusedFocus<HTMLDivElement>(submitting)
  const [gone, setGone] = useState(false)
  const onDeleted = useCallback(() => setGone(true), [])
  const showWrong = () => {
    onReveal()
    toError()
  }
  if (isMissing(unread) && !dirty && !submitting && !gone) throw unread
  const refusal = edit.allowed ? (dirty ? undefined : t(UNCHANGED)) : t(edit.why)
  const saving = { save: () => (wrong === 0 ? onSave() : showWrong()), pending: submitting, refusal }
  const frame = useMemo(() => ({ icon, name }), [icon, name])
  return (
    <ContentSheet
      foot={
        dirty &&
        mayEdit && (
          <SaveBar
            parts={parts}
            wrong={wrong}
            saving={submitting}
            onSave={onSave}
            onReset={onReset}
            onInvalid={showWrong}
          />
        )
      }
    >
      <LeaveGuard dirty={dirty && !gone} parts={parts} />
      <VariablesOf value={appId}>
        {head({ onDeleted, showWrong })}
        <div ref={root}>
          <FormSaving value={saving}>
            <CodeFrameOf value={frame}>{children}</CodeFrameOf>
          </FormSaving>
        </div>
      </VariablesOf>
    </ContentSheet>
  )
}
