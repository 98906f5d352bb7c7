import type { Engine } from '../core/engine.ts'
import { append, dictionary, each } from '../core/list.ts'
import { fire } from '../evaluate/fire.ts'

/** Called when something has ended. */
export type Done = (completed: boolean) => void

/** Fires a tag on the present event, and reports when it has run with all that it loads. */
export type FireWatched = (number: number, done: Done) => void

/** Issues that mean a failure of the tag; the page also reports others. */
const OWN_ISSUE = /^(tag$|tag |no )/

/**
 * Makes the function that fires tags and waits for them. A tag has completed when its scripts have run and what they are
 * loaded from has loaded; it has failed when one of them throws or cannot be loaded, or when a value it needs is missing.
 */
export function createWatch(engine: Engine): FireWatched {
  const { page, plan } = engine
  const failed: Record<string, boolean> = dictionary()
  const waiting: Record<string, (() => void)[]> = dictionary()
  page.onScriptError((address) => {
    failed[address] = true
    each(waiting[address] || [], (run) => run())
    delete waiting[address]
  })
  return (number, done) => {
    let open = 1
    let completed = true
    const end = (result: boolean) => {
      if (!result) completed = false
      if (!--open) done(completed)
    }
    const begin = () => {
      open++
      return end
    }
    /** Runs a part of the tag; calls of the page during that time belong to this tag. */
    const watch = (run: () => void) => {
      const load = page.loadScript
      const render = page.renderMarkup
      const report = page.reportIssue
      page.loadScript = (url, attributes, whenLoaded) => {
        open++
        if (failed[url]) {
          end(false)
          return
        }
        waiting[url] ||= []
        append(waiting[url], () => end(false))
        load(url, attributes, () => {
          if (whenLoaded) watch(whenLoaded)
          end(true)
        })
      }
      page.renderMarkup = (markup, parent, writing) => {
        open++
        render(markup, parent, page.watchScripts(begin, writing), () => end(true))
      }
      page.reportIssue = (text, detail) => {
        if (OWN_ISSUE.test(text)) completed = false
        report(text, detail)
      }
      try {
        run()
      } catch (error) {
        page.reportIssue('tag', error)
        // Scripts that it has started may never end.
        open = 1
      }
      page.loadScript = load
      page.renderMarkup = render
      page.reportIssue = report
    }
    const fireNow = () => watch(() => fire(engine, number, plan.tagList[number]!))
    if (engine.measureTag) engine.measureTag(number, fireNow)
    else fireNow()
    end(true)
  }
}
