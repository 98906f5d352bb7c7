import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { Address, HistorySource, ScrollPosition } from '../../engine/core/page.ts'
import type { TestPage } from '../../simulation/test-page.ts'
import { eventOf } from './conditions.ts'
import { triggersInUse } from './in-use.ts'
import { startTimers } from './timers.ts'
import { followVisibility } from './visibility.ts'
import type { Visit } from './visit.ts'

/** Every listener, in use or not: what nothing listens to changes nothing. */
export function listen(
  visit: Visit,
  page: TestPage['page'],
  push: (item: unknown, before?: unknown) => void,
  visible: (change: boolean) => void,
) {
  const used = [...new Set(triggersInUse(visit.input))]
  const uses = (...types: string[]) => used.some(({ trigger_type }) => types.includes(trigger_type))
  const conditions = used.flatMap((trigger) => trigger.conditions)
  const repeated = conditions.filter(({ condition_type }) => /^(each_time|once_per_)/.test(condition_type))
  const valuesOf = (id: string) => [
    ...new Set(repeated.filter(({ variable_id }) => variable_id === id).map(({ value }) => value!)),
  ]
  page.whenVisible(() => visible(true))
  const hasTrigger = (event: string) => used.some((trigger) => eventOf(trigger) === event)
  const valid = { defaultPrevented: false }
  if (hasTrigger('waymark.click')) page.onClick(false, ({ fields }) => push({ event: 'waymark.click', ...fields }))
  if (hasTrigger('waymark.validClick'))
    page.onValidClick(({ fields }) => push({ event: 'waymark.validClick', ...fields, ...valid }))
  if (uses('capturing_click')) page.onClick(true, ({ fields }) => push({ event: 'waymark.capturingClick', ...fields }))
  if (hasTrigger('waymark.formSubmit')) page.onSubmit(({ fields }) => push({ event: 'waymark.formSubmit', ...fields }))
  if (hasTrigger('waymark.validFormSubmit'))
    page.onValidSubmit(({ fields }) => push({ event: 'waymark.validFormSubmit', ...fields, ...valid }))
  if (uses('leave_content')) page.onLeave((edge) => push({ event: 'waymark.leaveContent', edge }))
  if (uses('javascript_error')) {
    let errors = 0
    page.onError((error) => {
      if (++errors <= 20) push({ event: 'waymark.javascriptError', ...error })
    })
  }
  let before: ScrollPosition | undefined
  let paused = false
  let moved = false
  const scroll = () => {
    const position = page.scrollPosition()
    push({ event: 'waymark.scroll', ...position }, before)
    before = position
  }
  const move = () => {
    if (paused) {
      moved = true
      return
    }
    paused = true
    scroll()
    page.runLater(200, () => {
      paused = false
      if (!moved) return
      moved = false
      move()
    })
  }
  if (uses('page_scroll')) page.onScroll(move)
  for (const seconds of valuesOf(BUILT_INS.timeOnWebsite.id)) {
    page.runLater(Number(seconds) * 1000, () => push({ event: 'waymark.timer', timeOnWebsite: Number(seconds) }))
  }
  const start = startTimers(visit, used, page, push)
  followAddress(page, uses('history'), uses('debounced_history'), push)
  const reportNewElements = () => {
    for (const selector of valuesOf(BUILT_INS.foundElements.id).toSorted()) {
      const present = page.findElements('css', selector)
      const foundElements = present.filter((element) => !visit.seen.get(selector)?.has(element))
      visit.seen.set(selector, new Set(present))
      if (foundElements.length) push({ event: 'waymark.elementPresence', foundElements, selector })
    }
  }
  const seeElements = followVisibility(used, page, push)
  let waiting = false
  const watch = () => {
    reportNewElements()
    seeElements(false)
    page.onMutation(() => {
      if (waiting) return
      waiting = true
      page.runLater(100, () => {
        waiting = false
        reportNewElements()
        seeElements(true)
      })
    })
  }
  return {
    scroll: uses('page_scroll') ? scroll : undefined,
    watch: uses('element_presence', 'element_visibility') ? watch : undefined,
    start,
  }
}

/** Each change of the address, and the end of each series that led somewhere else. */
function followAddress(page: TestPage['page'], each: boolean, ends: boolean, push: (item: unknown) => void): void {
  const part = (url: string) => (url.includes('#') ? url.slice(url.indexOf('#') + 1) : undefined)
  const change = (event: string, source: HistorySource, from: Address, to: Address) =>
    push({
      event,
      historySource: source,
      oldUrl: from.url,
      newUrl: to.url,
      oldHistoryFragment: part(from.url),
      newHistoryFragment: part(to.url),
      oldHistoryState: from.state,
      newHistoryState: to.state,
    })
  let old = page.addressNow()
  let start: Address | undefined
  let changes = 0
  page.onAddress((source, now) => {
    start ??= old
    const mine = ++changes
    if (ends)
      page.runLater(1000, () => {
        if (mine !== changes) return
        const first = start!
        start = undefined
        if (first.url !== now.url) change('waymark.debouncedHistory', source, first, now)
      })
    if (each) change('waymark.history', source, old, now)
    old = now
  })
}
