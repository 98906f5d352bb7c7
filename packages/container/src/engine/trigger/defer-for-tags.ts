import type { Announcement } from '../core/engine.ts'
import { each } from '../core/list.ts'
import type { Interaction } from '../core/page.ts'

/** What gives tags time before the page is left: these milliseconds if one of these tags fired. */
export type GivenTime = readonly [ms: number, ...tags: number[]]

/** Puts off where a click or a submit leads, when a tag fired on it that needs time. */
export function giveTime(interaction: Interaction, time: GivenTime): Announcement {
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
