import { msg } from '@waymark/domain/message'
import type { AnyForm } from '@waymark/forms/form'
import { isSamePart, withParts } from '@waymark/forms/merge'
import { Button } from '@waymark/ui/controls'
import { SideSheet } from '@waymark/ui/overlay'
import { useState } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import type { Merge, MergedPart } from './merge.ts'
import { type Choice, MergeRow, MergeTable, TakenRow } from './merge-rows.tsx'
import styles from './merge-sheet.module.css'
import type { Subject } from './merging.tsx'
import { partLines } from './part-lines.ts'
import { useContent } from './use-content.ts'

const M = {
  title: msg('merge.title', 'Changed since you opened it'),
  sub: msg('merge.sub', 'Choose field by field. Your form takes the choices; nothing is saved before you press Save.'),
  subTaken: msg('merge.sub-taken', 'Your form has their changes beside yours; nothing is saved before you press Save.'),
  both: msg('merge.both', '<b>{count}</b> {count, plural, one {field} other {fields}} changed by both of you'),
  mine: msg('merge.keep-mine', 'Keep all mine'),
  theirs: msg('merge.take-theirs', 'Take all theirs'),
  taken: msg('merge.taken', 'Merged'),
  takenText: msg('merge.taken-text', 'Changed by only one of you, so it was taken without asking.'),
  use: msg('merge.use', 'Use these values'),
  cancel: msg('cancel', 'Cancel'),
  close: msg('close', 'Close'),
}

/**
 * The changes of two users side by side, with a choice for each field that both have changed. The choices go into the
 * form; nothing is saved.
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
  onChoose: (values: any) => void
  onClose: () => void
}) {
  const { t } = useI18n()
  const { time } = useFormats()
  const { initial: theirs, values: mine } = form.get()
  const conflicts = merge.conflicts.filter((part) => !isSamePart(part, mine, theirs))
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const choiceOf = ({ path }: MergedPart): Choice => choices.get(path.join('/')) ?? 'mine'
  const chooseAll = (choice: Choice) => setChoices(new Map(conflicts.map(({ path }) => [path.join('/'), choice])))
  const last = merge.edits.at(-1)
  const by = last && [last.author, time(last.at)].filter(Boolean).join(', ')
  const contentOf = useContent(subject)
  const linesOf = (part: MergedPart) => {
    const [ofMine = [], ofTheirs = [], before = []] = partLines(
      { kind: subject.kind, contentOf, around: theirs },
      part,
      [mine, theirs, part.before],
    )
    return { mine: ofMine, theirs: ofTheirs, before }
  }
  const asks = conflicts.length > 0
  return (
    <SideSheet
      open
      width={800}
      title={t(M.title)}
      sub={t(asks ? M.sub : M.subTaken)}
      closeLabel={t(M.close)}
      onClose={onClose}
      foot={
        asks ? (
          <>
            <Button variant="quiet" onPress={onClose}>
              {t(M.cancel)}
            </Button>
            <Button
              variant="primary"
              onPress={() =>
                onChoose(
                  withParts(
                    mine,
                    theirs,
                    conflicts.filter((part) => choiceOf(part) === 'theirs'),
                  ),
                )
              }
            >
              {t(M.use)}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{t(M.close)}</Button>
        )
      }
    >
      {asks && (
        <>
          <div className={styles.tools}>
            <p>
              <Trans message={M.both} values={{ count: conflicts.length }} components={{ b: <b /> }} />
            </p>
            <div>
              <Button size="small" onPress={() => chooseAll('mine')}>
                {t(M.mine)}
              </Button>
              <Button size="small" onPress={() => chooseAll('theirs')}>
                {t(M.theirs)}
              </Button>
            </div>
          </div>
          <MergeTable by={by}>
            {conflicts.map((part) => (
              <MergeRow
                key={part.path.join('/')}
                label={t(part.label)}
                {...linesOf(part)}
                choice={choiceOf(part)}
                onChoose={(choice) => setChoices((now) => new Map(now).set(part.path.join('/'), choice))}
              />
            ))}
          </MergeTable>
        </>
      )}
      {merge.taken.length > 0 && (
        <section className={styles.taken}>
          <h3>
            {t(M.taken)} <span>{merge.taken.length}</span>
          </h3>
          <p>{t(M.takenText)}</p>
          <MergeTable by={by} headed={!asks}>
            {merge.taken.map((part) => (
              <TakenRow key={part.path.join('/')} label={t(part.label)} {...linesOf(part)} />
            ))}
          </MergeTable>
        </section>
      )}
    </SideSheet>
  )
}
