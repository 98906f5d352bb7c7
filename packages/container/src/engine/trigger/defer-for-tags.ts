import type { Announcement } from '../core/engine.ts'
import { each } from '../core/list.ts'
import type { Interaction } from '../core/page.ts'

/** Delay in milliseconds before the page is left, if one of these tags fired. */
export type Deferral = readonly [ms: number, ...tags: number[]]

/** Defers the default action of a click or a submit if one of the tags fired on it. */
export function deferForTags(interaction: Interaction, time: Deferral): Announcement {
  return {
    whenDone: ({ firedOn }) => {
      let needed = false
      each(time, (tag, index) => {
        if (index && firedOn[tag]) needed = true
      })
      if (needed) interaction.defer(time[0])
    },
  }
}
