import { msg } from '@waymark/domain/message'
import { type Version, versionNumber } from '@waymark/domain/version'
import { VERSION_LABELS } from '@waymark/forms/models/version'
import { type FormEvent, type RefObject, useRef } from 'react'
import { FIX_FIRST } from '#form/form-messages.ts'
import { UNCHANGED } from '#form/form-saving.tsx'
import { useForm } from '#form/use-form.ts'
import { SAVE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { VERSION_NUMBERED } from '#i18n/version-messages.ts'
import { FormDialog } from '#items/form-dialog.tsx'
import { useVersionInfo, versionFormKey } from '#items/version-info/use-version-info.ts'
import { VersionFields } from '#items/version-info/version-fields.tsx'
import { EDIT_INFO } from './overview-messages.ts'

const M = {
  title: EDIT_INFO,
  draft: msg('edit-info.draft', 'The description is added to the version when you publish.'),
  published: msg('edit-info.published', 'Version {number}, published {date}.'),
  historic: msg('edit-info.historic', 'Version {number}, historical snapshot of {date}.'),
  hint: msg(
    'edit-info.hint',
    'Line breaks are kept. Both appear in the changelog; what runs on the site does not change.',
  ),
  draftHint: msg('edit-info.draft-hint', 'Line breaks are kept. It appears in the changelog.'),
}

/** Edits the name and the description of a version; a draft has no name. Asks before typed text is lost. */
export default function EditInfoDialog({
  appId,
  version,
  onClose,
}: {
  appId: string
  version: Version
  onClose: () => void
}) {
  const { t } = useI18n()
  const { date } = useFormats()
  const first = useRef<HTMLElement>(null)
  const { form, root, save, kept, theirs } = useVersionInfo(appId, version)
  const { dirty, errorCount } = useForm(form)
  const { version_type, created_at, published_at } = version.attributes
  const isDraft = version_type === 'draft'

  const onSubmit = async (event: FormEvent) => {
    if ((await save(event)) !== 'refused') onClose()
  }
  return (
    <FormDialog
      form={form}
      name={t(VERSION_NUMBERED, { number: versionNumber(version) })}
      restoreKey={versionFormKey(version.id)}
      kept={kept}
      width={520}
      title={t(M.title)}
      sub={t(M[version_type], {
        number: versionNumber(version),
        date: date(version_type === 'published' ? (published_at ?? created_at) : created_at),
      })}
      initialFocus={first}
      submitLabel={t(SAVE)}
      disabledReason={!dirty ? t(UNCHANGED) : errorCount > 0 ? t(FIX_FIRST) : undefined}
      root={root}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {isDraft ? (
        <VersionFields
          form={form}
          theirs={theirs}
          rows={4}
          descriptionRef={first as RefObject<HTMLTextAreaElement | null>}
          hint={t(M.draftHint)}
        />
      ) : (
        <VersionFields
          form={form}
          theirs={theirs}
          rows={4}
          nameLabel={t(VERSION_LABELS.name)}
          nameRef={first as RefObject<HTMLInputElement | null>}
          hint={t(M.hint)}
        />
      )}
    </FormDialog>
  )
}
