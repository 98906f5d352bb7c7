import { msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { Note } from '@waymark/ui/layout'
import { Trans } from '#i18n/trans.tsx'
import styles from '../merging/merge-note.module.css'

const M = {
  tag: msg(
    'deleted-note.tag',
    '<b>This tag was deleted.</b> Your changes cannot be saved. Copy what you need before you leave.',
  ),
  trigger: msg(
    'deleted-note.trigger',
    '<b>This trigger was deleted.</b> Your changes cannot be saved. Copy what you need before you leave.',
  ),
  variable: msg(
    'deleted-note.variable',
    '<b>This variable was deleted.</b> Your changes cannot be saved. Copy what you need before you leave.',
  ),
  site: msg(
    'deleted-note.site',
    '<b>You have no access here any more.</b> Your changes cannot be saved. Copy what you need before you leave.',
  ),
  edit: msg(
    'deleted-note.edit',
    '<b>You may not edit here any more.</b> Your changes cannot be saved now. They can be saved here when you have edit permission again.',
  ),
}

/** Above a form with changes whose item was deleted elsewhere, or whose site the user may not open or edit any more. */
export default function DeletedNote({ kind }: { kind: ItemKind | 'site' | 'edit' }) {
  return (
    <div className={styles.note}>
      <Note tone="danger" role="alert">
        <Trans message={M[kind]} components={{ b: <b /> }} />
      </Note>
    </div>
  )
}
