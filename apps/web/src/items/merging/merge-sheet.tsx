import { msg } from '@waymark/domain/message'
import type { AnyForm } from '@waymark/forms/form'
import { isSameSetting } from '@waymark/forms/merge'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import type { Merge, MergedSetting } from './merge.ts'
import { MergeRow, MergeTable } from './merge-rows.tsx'
import styles from './merge-sheet.module.css'
import type { Subject } from './merging.tsx'
import { settingLines } from './setting-lines.ts'
import { useContent } from './use-content.ts'
import { useMergeChoices } from './use-merge-choices.ts'
import { useOwnEdits } from './use-own-edits.ts'

const M = {
  title: msg('merge.title', 'Changed since you opened it'),
  sub: msg('merge.sub', 'Choose field by field. Your form takes the choices; nothing is saved before you press Save.'),
  subTaken: msg(
    'merge.sub-taken',
    'Your form has their changes beside yours. Choose yours to undo one. Nothing is saved before you press Save.',
  ),
  all: msg('merge.all', '{count, plural, one {The field below:} other {All # fields below, merged ones too:}}'),
  changedByBoth: msg(
    'merge.changed-by-both',
    '{count, plural, one {<b>#</b> field changed by both of you} other {<b>#</b> fields changed by both of you}}',
  ),
  changedInBoth: msg(
    'merge.changed-in-both',
    '{count, plural, one {<b>#</b> field changed in both places} other {<b>#</b> fields changed in both places}}',
  ),
  both: msg('merge.both', 'Changed by both of you'),
  mine: msg('merge.keep-mine', 'Keep all mine'),
  theirs: msg('merge.take-theirs', 'Take all theirs'),
  taken: msg('merge.taken', 'Merged'),
  takenText: msg('merge.taken-text', 'Without a conflict, so your form already has these changes.'),
  use: msg('merge.use', 'Use these values'),
  bothOwn: msg('merge.both-own', 'Changed in both places'),
  yours: msg('merge.yours', 'Yours'),
  others: msg('merge.theirs', 'Theirs'),
  saved: msg('merge.saved', 'Saved'),
  takeSaved: msg('merge.take-saved', 'Take all saved'),
  self: msg('merge.self', 'you, in another place'),
}

/**
 * The changes of two users side by side, with a choice for each field that both have changed or that was merged. The
 * choices go into the form; nothing is saved.
 */
export default function MergeSheet({
  subject,
  form,
  merge,
  onChoose,
  onClose,
}: {
  subject: Subject
  form: AnyForm
  merge: Merge
  onChoose: (values: any, undone: readonly MergedSetting[]) => void
  onClose: () => void
}) {
  const { t } = useI18n()
  const { mine, theirs, conflicts, hasChosen, choiceOf, choose, chooseAll, chosen } = useMergeChoices(form, merge)
  const { taken } = merge
  const { names, by, isOwn } = useSides(merge)
  const contentOf = useContent(subject)
  const use = () => {
    const { values, undone } = chosen()
    onChoose(values, undone)
  }
  const rowOf = (setting: MergedSetting, versions: { mine: unknown; theirs: unknown }) => {
    const context = { kind: subject.kind, contentOf, around: theirs }
    const [ofMine = [], ofTheirs = [], before = []] = settingLines(context, setting, [
      versions.mine,
      versions.theirs,
      setting.before,
    ])
    return (
      <MergeRow
        key={setting.path.join('/')}
        label={t(setting.label)}
        names={names}
        mine={ofMine}
        theirs={ofTheirs}
        before={before}
        unchanged={isSameSetting(setting, versions.mine, setting.before)}
        choice={choiceOf(setting)}
        onChoose={(choice) => choose(setting, choice)}
      />
    )
  }
  const hasConflicts = conflicts.length > 0
  return (
    <Dialog
      open
      shape="side"
      width={800}
      title={t(M.title)}
      sub={t(hasConflicts ? M.sub : M.subTaken)}
      closeLabel={t(CLOSE)}
      onClose={onClose}
      foot={
        hasConflicts || hasChosen ? (
          <>
            <Button variant="quiet" onPress={onClose}>
              {t(CANCEL)}
            </Button>
            <Button variant="primary" onPress={use}>
              {t(M.use)}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{t(CLOSE)}</Button>
        )
      }
    >
      <div className={styles.tools}>
        <p>
          {taken.length > 0 ? (
            t(M.all, { count: conflicts.length + taken.length })
          ) : (
            <Trans
              message={isOwn ? M.changedInBoth : M.changedByBoth}
              values={{ count: conflicts.length }}
              components={{ b: <b /> }}
            />
          )}
        </p>
        <div>
          <Button size="small" onPress={() => chooseAll('mine')}>
            {t(M.mine)}
          </Button>
          <Button size="small" onPress={() => chooseAll('theirs')}>
            {t(isOwn ? M.takeSaved : M.theirs)}
          </Button>
        </div>
      </div>
      {hasConflicts && (
        <section className={styles.section}>
          {taken.length > 0 && (
            <h3>
              {t(isOwn ? M.bothOwn : M.both)} <span>{conflicts.length}</span>
            </h3>
          )}
          <MergeTable names={names} by={by}>
            {conflicts.map((setting) => rowOf(setting, { mine, theirs }))}
          </MergeTable>
        </section>
      )}
      {taken.length > 0 && (
        <section className={styles.section}>
          <h3>
            {t(M.taken)} <span>{taken.length}</span>
          </h3>
          <p>{t(M.takenText)}</p>
          <MergeTable names={names} by={by} headed={!hasConflicts}>
            {taken.map((setting) => rowOf(setting, { mine: setting.mine, theirs: mine }))}
          </MergeTable>
        </section>
      )}
    </Dialog>
  )
}

/** The names of both sides, and who changed the item last and when. `isOwn`: all changes are the user's own. */
function useSides({ edits }: Merge) {
  const { t } = useI18n()
  const { time } = useFormats()
  const own = useOwnEdits(edits)
  const last = edits.at(-1)
  const isOwn = last !== undefined && own.size === edits.length
  return {
    isOwn,
    names: { mine: t(M.yours), theirs: t(isOwn ? M.saved : M.others) },
    by: last && {
      name: [own.has(last) ? t(M.self) : last.author?.split('@')[0], time(last.at)].filter(Boolean).join(', '),
      email: own.has(last) ? undefined : (last.author ?? undefined),
    },
  }
}
