import type { Template } from '@waymark/domain/tag/templates'
import type { AnyForm } from '@waymark/forms/form'
import { lazy, Suspense } from 'react'
import type { ItemForm } from './use-item-form.ts'

const MergeNote = lazy(() => import('./merge-note.tsx'))
const MergeSheet = lazy(() => import('./merge-sheet.tsx'))

/** The item of a form, with what is needed to print its values. */
export type Subject =
  | { readonly kind: 'tag'; readonly template: Template }
  | { readonly kind: 'trigger'; readonly appId: string }
  | { readonly kind: 'variable' }

interface MergingProps {
  subject: Subject
  form: AnyForm
  item: ItemForm
}

/** The note about changes of other users above a form, and the sheet in which the user chooses. */
export function Merging({ subject, form, item: { merge, choosing, setChoosing, choose } }: MergingProps) {
  if (!merge) return null
  return (
    <Suspense>
      <MergeNote merge={merge} onShow={() => setChoosing(true)} />
      {choosing && (
        <MergeSheet subject={subject} form={form} merge={merge} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </Suspense>
  )
}
