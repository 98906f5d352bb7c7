import type { TestPage } from '../simulation/test-page.ts'

/** What tags have written into a test page, piece by piece. */
export const rendered = ({ effects }: TestPage) =>
  effects.flatMap((effect) => (effect.kind === 'render' ? effect.markup : []))
export const loaded = ({ effects }: TestPage) =>
  effects.flatMap((effect) => (effect.kind === 'load' ? [effect.url] : []))
export const frames = ({ effects }: TestPage) =>
  effects.flatMap((effect) => (effect.kind === 'frame' ? [effect.url] : []))
export const reports = ({ effects }: TestPage) =>
  effects.flatMap((effect) => (effect.kind === 'report' ? [effect.what] : []))

/** Tags with what they passed on, in the order in which they fired. */
export function firingsOf({ effects }: TestPage): [number: number, word: unknown][] {
  const firings: [number, unknown][] = []
  for (const effect of effects) {
    if (effect.kind !== 'render') continue
    const run = new Function('hit', 'waymark', 'lasts', 'breaks', effect.markup.join(''))
    const nothing = () => {}
    run((number: number, word: unknown) => firings.push([number, word]), { kept: ['by reference'] }, nothing, nothing)
  }
  return firings
}
