import type { AnyForm, FormSection } from '@waymark/forms/form'
import type { IconName } from '@waymark/ui/icon'
import { ContentSheet } from '@waymark/ui/layout'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { isMissing, isSiteMissing } from '#data/api/call-failed.ts'
import { CodeFrameOf } from '#form/controls/code-frame.ts'
import { VariablesOf } from '#form/controls/use-variable-names.ts'
import { ERRORS_TO_FIX } from '#form/form-messages.ts'
import { FormSaving, UNCHANGED } from '#form/form-saving.tsx'
import { LeaveGuard } from '#form/leave-guard.tsx'
import { SaveBar } from '#form/save-bar.tsx'
import { useForm } from '#form/use-form.ts'
import { useRefusal } from '#form/use-refusal.ts'
import { useErrorFocus } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Merging, type Subject } from '../merging/merging.tsx'
import type { ItemForm } from '../merging/use-item-form.ts'
import { OtherUsersContext } from './other-users-context.ts'
import styles from './railed.module.css'

const DeletedNote = lazy(() => import('./deleted-note.tsx'))
const RestoreNote = lazy(() => import('#form/restore-note.tsx'))
const SectionRail = lazy(() => import('./section-rail.tsx'))

/** The number of sections from which a form has a rail with links to them. */
const LONG = 5

interface EditSheetProps {
  appId: string
  /** The icon of the item, shown where its head is not visible. */
  icon: IconName
  name: string
  /** The error of the last refetch. */
  readError: Error | null
  form: AnyForm
  item: ItemForm
  subject: Subject
  /** Gets a function to call when the item is deleted, and one that focuses the first error. */
  head: (acts: { onDeleted: () => void; showErrors: () => void }) => ReactNode
  /** The names of the sections, for the rail of a long form. */
  sections?: () => readonly FormSection[]
  /** The sections of the form. */
  children: ReactNode
}

/**
 * The screen of an item that can be edited: its head with notes, its form, and while that is dirty the save bar. An item
 * deleted here is left without a confirmation; one deleted elsewhere is shown as missing, but not while the form is dirty.
 * Changes stay when the permission to edit is lost, and can be saved once it is back.
 */
export function EditSheet({
  appId,
  icon,
  name,
  readError,
  form,
  item,
  subject,
  head,
  sections,
  children,
}: EditSheetProps) {
  const { t } = useI18n()
  const forbidden = useRefusal(appId, 'edit')
  const { dirty, errorCount, submitting } = useForm(form)
  const { root, showErrors } = useErrorFocus<HTMLDivElement>(form)
  const [gone, setGone] = useState(false)
  const onDeleted = useCallback(() => setGone(true), [])
  if (isMissing(readError) && !dirty && !submitting && !gone) throw readError
  const onSave = () => void item.save()
  const unchanged = dirty ? undefined : t(UNCHANGED)
  const wrong = errorCount === 0 ? undefined : t(ERRORS_TO_FIX, { count: errorCount })
  const saving = { save: onSave, pending: submitting, refusal: forbidden ?? unchanged ?? wrong }
  const frame = useMemo(() => ({ icon, name }), [icon, name])
  const lost = isSiteMissing(readError)
    ? 'site'
    : isMissing(readError)
      ? subject.kind
      : dirty && forbidden
        ? 'edit'
        : undefined
  const long = sections !== undefined && sections().length >= LONG
  return (
    <ContentSheet
      railed={long}
      foot={dirty && <SaveBar form={form} onSave={onSave} onInvalid={showErrors} refusal={forbidden} />}
    >
      <LeaveGuard form={form} name={name} restoreKey={item.itemId} off={gone} />
      <VariablesOf value={appId}>
        <OtherUsersContext value={item.others}>{head({ onDeleted, showErrors })}</OtherUsersContext>
        {lost && !gone && (
          <Suspense>
            <DeletedNote kind={lost} />
          </Suspense>
        )}
        {item.kept && !forbidden && (
          <Suspense>
            <RestoreNote offer={item.kept} />
          </Suspense>
        )}
        <Merging subject={subject} form={form} item={item} />
        <div className={long ? styles.railed : undefined}>
          <div ref={root}>
            <FormSaving value={saving}>
              <CodeFrameOf value={frame}>{children}</CodeFrameOf>
            </FormSaving>
          </div>
          {long && (
            <div className={styles.rail}>
              <Suspense>
                <SectionRail form={form} sections={sections} />
              </Suspense>
            </div>
          )}
        </div>
      </VariablesOf>
    </ContentSheet>
  )
}
