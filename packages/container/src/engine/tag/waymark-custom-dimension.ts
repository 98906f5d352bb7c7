import { each } from '../core/list.ts'
import { textOf } from '../core/text-of.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'

/** Sets custom dimensions for the following requests of the tracker. */
export const waymarkCustomDimension: Snippet<'waymark-pro-custom-dimension'> = ({ custom_dimensions }, page) =>
  each(custom_dimensions, ({ id, value }) => {
    const text = textOf(page, value)
    if (text) track(page, ['setCustomDimension', id, text])
  })
