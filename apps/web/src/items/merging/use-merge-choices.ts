import type { AnyForm } from '@waymark/forms/form'
import { isSameSetting, withSettings } from '@waymark/forms/merge'
import { useState } from 'react'
import type { Merge, MergedSetting } from './merge.ts'
import type { Choice } from './merge-rows.tsx'

/**
 * The choice between both versions of each setting of a merge: of a conflict mine until theirs is chosen, of a setting that
 * was taken theirs.
 */
export function useMergeChoices(form: AnyForm, { conflicts: merged, taken }: Merge) {
  const { initial: theirs, values: mine } = form.get()
  const conflicts = merged.filter((setting) => !isSameSetting(setting, mine, theirs))
  const [choices, setChoices] = useState<ReadonlyMap<MergedSetting, Choice>>(new Map())
  const choiceOf = (setting: MergedSetting): Choice =>
    choices.get(setting) ?? (taken.includes(setting) ? 'theirs' : 'mine')
  return {
    mine,
    theirs,
    /** The conflicts that are left. */
    conflicts,
    hasChosen: choices.size > 0,
    choiceOf,
    choose: (setting: MergedSetting, choice: Choice) => setChoices((now) => new Map(now).set(setting, choice)),
    chooseAll: (choice: Choice) => setChoices(new Map([...conflicts, ...taken].map((setting) => [setting, choice]))),
    /** The values with the choices, and the taken settings that they undo. */
    chosen: () => {
      const accepted = conflicts.filter((setting) => choiceOf(setting) === 'theirs')
      const undone = taken.filter((setting) => choiceOf(setting) === 'mine')
      const values = undone.reduce(
        (now, setting) => withSettings(now, setting.mine, [setting]),
        withSettings(mine, theirs, accepted),
      )
      return { values, undone }
    },
  }
}
