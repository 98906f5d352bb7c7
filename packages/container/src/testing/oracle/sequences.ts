import type { CompileInput, TagItem } from '../../compile/index.ts'
import type { Page } from '../../engine/core/page.ts'
import { tagsInUse } from './in-use.ts'
import type { Account } from './interpreter.ts'
import { type EvaluatedEvent, type Home, homes } from './visit.ts'

/** The functions of the interpreter that sequences use. */
interface Rules {
  failuresOf(now: EvaluatedEvent, tag: TagItem, home: Home, turn: 'triggered' | 'sequenced'): readonly string[]
  fire(now: EvaluatedEvent, tag: TagItem, home: Home, isTriggered: boolean): void
  /** Keeps an event; the function that it returns continues with it, under a report of its own. */
  hold(now: EvaluatedEvent): (step: (account: Account) => void) => void
}

type Done = (completed: boolean) => void
type Proceed = (step: (account: Account) => void) => void

interface Firing {
  completed?: boolean
  readonly waiting: Done[]
}

/** The rules of set-up and clean-up tags. The code of a tag says how long it lasts and whether it breaks. */
export function createSequences(input: CompileInput, page: Page, { failuresOf, fire, hold }: Rules) {
  const ran = new Map<Set<string>, Map<string, Firing>>()
  const latest = new Map<string, Firing>()
  /** The tags that their set-up tag kept from firing, by what fired on the event. */
  const stopped = new Map<Set<string>, readonly string[]>()
  const inUse = homes(input).map((home) => ({ home, tags: tagsInUse(input, home) }))
  const tagOf = (home: Home, id: string) =>
    inUse.find((one) => one.home === home || one.home.own === home.own)!.tags.find((one) => one.id === id)
  const sequenced = new Set(
    inUse.flatMap(({ tags }) =>
      tags.flatMap((tag) => (tag.setup_tag || tag.cleanup_tag ? [tag.id, tag.setup_tag?.id, tag.cleanup_tag?.id] : [])),
    ),
  )
  const ranOn = (now: EvaluatedEvent) => {
    const known = ran.get(now.fired) ?? new Map<string, Firing>()
    ran.set(now.fired, known)
    return known
  }
  const whenEnded = (firing: Firing, done: Done) =>
    firing.completed === undefined ? firing.waiting.push(done) : done(firing.completed)

  function runBeside(account: Account, home: Home, id: string, isSetup: boolean, proceed: Proceed, done: Done): void {
    const tag = tagOf(home, id)
    if (!tag) {
      done(false)
      return
    }
    const present = ranOn(account.now).get(id)
    if (isSetup && present) {
      whenEnded(present, done)
      return
    }
    const failures = failuresOf(account.now, tag, home, 'sequenced')
    account.report(tag, home, failures)
    if (failures.length === 0) runTag(account, tag, home, false, proceed, done)
    else if (!isSetup || failures.length > 1 || !failures[0]!.startsWith('tag-once')) done(false)
    else if (latest.has(id)) whenEnded(latest.get(id)!, done)
    else done(true)
  }

  function runTag(
    { now }: Account,
    tag: TagItem,
    home: Home,
    isTriggered: boolean,
    proceed: Proceed,
    done: Done,
  ): void {
    const own: Firing = { waiting: [done] }
    ranOn(now).set(tag.id, own)
    latest.set(tag.id, own)
    const { setup_tag: setup, cleanup_tag: cleanup } = tag
    const finish = (completed: boolean) => {
      own.completed = completed
      if (!now.fired.has(tag.id)) ranOn(now).delete(tag.id)
      for (const waits of own.waiting.splice(0)) waits(completed)
    }
    const cleanUp = (completed: boolean) =>
      proceed((account) => {
        if (!cleanup || (!completed && cleanup.stop_on_failure)) finish(completed)
        else runBeside(account, home, cleanup.id, false, proceed, () => finish(completed))
      })
    const fireNow = (account: Account) => {
      const failures = failuresOf(account.now, tag, home, isTriggered ? 'triggered' : 'sequenced')
      account.report(tag, home, failures)
      if (failures.length) {
        finish(false)
        return
      }
      fire(account.now, tag, home, isTriggered)
      const completed = !tag.code!.includes('breaks()')
      const lasts = /lasts\((\d+)\)/.exec(tag.code!)?.[1]
      if (lasts) page.runLater(Number(lasts), () => cleanUp(completed))
      else cleanUp(completed)
    }
    proceed((account) => {
      if (!setup) {
        fireNow(account)
        return
      }
      account.report(tag, home, ['setup-tag-pending'])
      runBeside(account, home, setup.id, true, proceed, (completed) =>
        proceed((later) => {
          if (completed || !setup.stop_on_failure) fireNow(later)
          else {
            later.report(tag, home, ['setup-tag-failed'])
            stopped.set(now.fired, [...(stopped.get(now.fired) ?? []), tag.id])
            finish(false)
          }
        }),
      )
    })
  }

  const someSetup = ({ setup_tag }: TagItem, home: Home, passes: (setup: TagItem) => boolean): boolean => {
    const setup = setup_tag && tagOf(home, setup_tag.id)
    return !!setup && (passes(setup) || someSetup(setup, home, passes))
  }

  return {
    /** Whether a set-up tag that passes a test kept a tag from firing on an event. */
    wasStoppedBy: (now: EvaluatedEvent, tag: TagItem, home: Home, passes: (setup: TagItem) => boolean): boolean =>
      !!stopped.get(now.fired)?.includes(tag.id) && someSetup(tag, home, passes),
    hasRun: (now: EvaluatedEvent, tag: TagItem): boolean => ranOn(now).has(tag.id),
    /** Fires a tag that has passed its checks, with its set-up and clean-up tags. */
    begin(account: Account, tag: TagItem, home: Home): void {
      if (!sequenced.has(tag.id)) {
        fire(account.now, tag, home, true)
        return
      }
      let present: Account | undefined = account
      let goOn: ReturnType<Rules['hold']> | undefined
      const proceed: Proceed = (step) => {
        if (present) step(present)
        else
          goOn!((next) => {
            present = next
            step(next)
            present = undefined
          })
      }
      runTag(account, tag, home, true, proceed, () => {})
      present = undefined
      goOn = hold(account.now)
    },
  }
}
