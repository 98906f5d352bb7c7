import type { TagItem } from '../../compile/index.ts'
import type { Visit } from './visit.ts'

/** Where the marks are kept of what happens once. */
type Once = 'page' | 'session' | 'visitor'

const FREQUENCIES: Readonly<Record<string, Once>> = {
  once_per_page_view: 'page',
  once_per_session: 'session',
  once_per_visitor: 'visitor',
}

/** Where the mark of a tag is kept that does not fire every time. */
export const frequencyOf = (tag: TagItem): Once | undefined => FREQUENCIES[tag.firing_frequency ?? '']

const marksOf = (visit: Visit): string[] => (visit.page.readCookie('wm_fired') ?? '').split('.').filter(Boolean)

export function isMarked(visit: Visit, once: Once, mark: string): boolean {
  if (once === 'visitor') return visit.visitorMarks.has(mark)
  return once === 'page' ? visit.pageMarks.has(mark) : marksOf(visit).includes(encodeURIComponent(mark))
}

export function setMark(visit: Visit, once: Once, mark: string): void {
  if (once === 'visitor') visit.visitorMarks.add(mark)
  else if (once === 'page') visit.pageMarks.add(mark)
  else visit.page.writeCookie('wm_fired', [...marksOf(visit), encodeURIComponent(mark)].slice(-100).join('.'))
}
