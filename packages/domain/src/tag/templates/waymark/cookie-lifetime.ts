import * as v from 'valibot'
import { formattedSeconds, kept, type Named, seconds, toggled } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'

/** The choices in seconds, from 5 minutes to 24 months. */
export const COOKIE_LIFETIMES = [
  300, 600, 900, 1800, 3600, 86_400, 604_800, 2_592_000, 15_552_000, 31_536_000, 33_955_200, 63_072_000,
] as const

/** The longest life of a cookie: 24 months. */
const LONGEST = 63_072_000

/** The lifetime of a cookie, behind a switch; `standard` is the tracker's default. */
export const cookieLifetime = <const N extends string>(name: Named<N>, standard: number) =>
  toggled(seconds({ ...name, choices: COOKIE_LIFETIMES, standard, max: LONGEST }), {
    absent: msg('template.waymark-analytics.default-lifetime', 'Default'),
  })

/** A lifetime that no form edits. */
export const keptLifetime = <const N extends string>(name: Named<N>) =>
  kept({
    ...name,
    wire: v.pipe(v.number(), v.integer('must-be-integer'), v.minValue(1, 'minimum'), v.maxValue(LONGEST, 'maximum')),
    format: formattedSeconds,
  })
