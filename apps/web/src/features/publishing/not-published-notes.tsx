import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { focusFirstEdited } from '@waymark/ui/form'
import { Note } from '@waymark/ui/layout'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { type UnsavedForm, useUnsavedForms } from '#form/unsaved-forms.ts'
import { useFormValue } from '#form/use-form.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './publish-sheet.module.css'

const M = {
  unsaved: msg(
    'publish-sheet.unsaved',
    '<b>{name}</b> has {count, plural, one {# unsaved change. It} other {# unsaved changes. They}} will not be published.',
  ),
  openForm: msg('publish-sheet.open-form', 'Open form'),
}

/** Warns of each form behind the sheet whose changes are not saved and so are no part of the version. */
export function NotPublishedNotes() {
  const forms = useUnsavedForms().filter(({ name }) => name !== undefined)
  return forms.map((unsaved, at) => <UnsavedNote key={at} unsaved={unsaved} />)
}

function UnsavedNote({ unsaved: { form, name } }: { unsaved: UnsavedForm }) {
  const { t } = useI18n()
  const count = useFormValue(form, (running) => Math.max(1, running.changes().length))
  return (
    <div className={styles.note}>
      <Note
        tone="warning"
        action={
          <Button size="small" onPress={openForm}>
            {t(M.openForm)}
          </Button>
        }
      >
        <Trans message={M.unsaved} values={{ name, count }} components={{ b: <b /> }} />
      </Note>
    </div>
  )
}

/** Closes the sheet and, once it has returned the focus, moves it to the first changed field of the screen, else to its title. */
function openForm(): void {
  publishSheet.close()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const screen = document.querySelector('main')
      if (screen && !focusFirstEdited(screen)) screen.querySelector<HTMLElement>('h1')?.focus()
    }),
  )
}
