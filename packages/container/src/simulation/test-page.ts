import type { DebugPage } from '../debug/debug-page.ts'
import type {
  Address,
  Defer,
  HistorySource,
  Interaction,
  Markup,
  PageElement,
  PageError,
  ScrollPosition,
} from '../engine/core/page.ts'
import { followPath, stepsOf } from '../engine/evaluate/follow-path.ts'

/** An element of the test page: the selectors that match it, its parent and its markup. */
export interface TestElement {
  readonly markup: string
  readonly selectors: readonly string[]
  readonly parent?: TestElement | undefined
}

/** Something that the engine did to the page. */
export type Effect =
  | { readonly kind: 'render'; readonly markup: readonly Markup[]; readonly parent?: unknown }
  | { readonly kind: 'load'; readonly url: string; readonly attributes?: Readonly<Record<string, string>> }
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'cookie'; readonly name: string; readonly value: string; readonly seconds: number | undefined }
  | { readonly kind: 'report'; readonly what: string }

/** The initial state of a test page. */
export interface TestPageSettings {
  readonly document?: Readonly<Record<string, unknown>>
  readonly cookies?: Readonly<Record<string, string>>
  readonly storage?: Readonly<Record<string, string>>
  readonly now?: number
  readonly randoms?: readonly number[]
  readonly hasDoNotTrack?: boolean
  readonly globals?: Readonly<Record<string, unknown>>
  readonly fetches?: (url: string) => unknown
}

/** A page without a browser: time passes only by `pass`, and everything done to the page is recorded. */
export interface TestPage {
  readonly page: DebugPage
  readonly effects: Effect[]
  readonly globals: Record<string, any>
  readonly cookies: Record<string, string>
  readonly storage: Record<string, string>
  readonly scripts: string[]
  elements: TestElement[]
  document: Record<string, any>
  scroll: ScrollPosition
  isHidden: boolean
  /** Lets time pass, and runs what is due. */
  pass(ms: number): void
  ready(): void
  load(): void
  show(): void
  click(fields: Readonly<Record<string, unknown>>, capturing?: boolean, isPrevented?: boolean): number | undefined
  submit(fields: Readonly<Record<string, unknown>>, isPrevented?: boolean): number | undefined
  scrollTo(position: ScrollPosition): void
  leave(edge: 'top' | 'any'): void
  go(source: HistorySource, address: Address): void
  mutate(): void
  /** Brings `percentage` percent of an element into view. */
  see(element: TestElement, percentage: number): void
  fail(error: PageError): void
  say(event: string): void
  scriptLoaded(url: string): void
  scriptFailed(url: string): void
}

export function createTestPage(settings: TestPageSettings = {}): TestPage {
  const formats = new Map<string, Intl.DateTimeFormat>()
  const effects: Effect[] = []
  const cookies: Record<string, string> = { ...settings.cookies }
  const storage: Record<string, string> = { ...settings.storage }
  const globals: Record<string, any> = { ...settings.globals }
  const waiting = new Map<string, ((given?: any) => void)[]>()
  const loads = new Map<string, (() => void)[]>()
  const scripts: string[] = []
  const watched: {
    elements: readonly PageElement[]
    percentage: number
    run: (element: PageElement, isInView: boolean) => void
  }[] = []
  let timers: { at: number; order: number; run: () => void }[] = []
  let now = settings.now ?? Date.UTC(2026, 2, 2, 9, 15)
  let order = 0
  let drawn = 0
  let address: Address | undefined
  const interactions = new Map<string, { run: (given: Interaction) => void; defer: Defer | undefined }[]>()
  const interacts = (name: string, run: (given: Interaction) => void, defer?: Defer) =>
    interactions.set(name, [...(interactions.get(name) ?? []), { run, defer }])
  const listen = (name: string, run: (given?: any) => void) => waiting.set(name, [...(waiting.get(name) ?? []), run])
  const tell = (name: string, given?: unknown) => {
    for (const run of waiting.get(name) ?? []) run(given)
  }
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    tell(name)
  }
  const interact = (name: string, fields: Readonly<Record<string, unknown>>): number | undefined => {
    let deferred: number | undefined
    for (const { run, defer } of interactions.get(name) ?? [])
      run({
        fields,
        defer: (ms) => {
          if (defer) deferred = ms
        },
      })
    return deferred
  }
  const interactWithValid = (name: string, fields: Readonly<Record<string, unknown>>, isPrevented: boolean) => {
    const deferred = interact(name, fields)
    return isPrevented ? deferred : (interact(`valid ${name}`, fields) ?? deferred)
  }
  /** Scripts that call `lasts(…)` take that many milliseconds, those that call `breaks()` throw. */
  const endScripts = (markup: readonly Markup[], begin: unknown, after?: () => void) => {
    if (typeof begin !== 'function') return
    const text = JSON.stringify(markup)
    const end: (completed: boolean) => void = begin()
    const finish = () => {
      end(!text.includes('breaks()'))
      after?.()
    }
    const lasts = /lasts\((\d+)\)/.exec(text)?.[1]
    if (lasts) self.page.runLater(Number(lasts), finish)
    else finish()
  }
  const self: TestPage = {
    effects,
    globals,
    cookies,
    storage,
    scripts,
    elements: [],
    document: {
      title: 'Shop',
      referrer: '',
      ...settings.document,
      location: {
        href: 'https://shop.example/products?id=7#top',
        hostname: 'shop.example',
        pathname: '/products',
        search: '?id=7',
        hash: '#top',
        protocol: 'https:',
        origin: 'https://shop.example',
        ...(settings.document?.location as object),
      },
    },
    scroll: { pixels: 0, percentage: 0 },
    isHidden: false,
    pass(ms) {
      const end = now + ms
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.order - b.order)[0]
        if (!due) break
        timers = timers.filter((timer) => timer !== due)
        now = Math.max(now, due.at)
        due.run()
      }
      now = end
    },
    ready: () => reach('ready'),
    load: () => reach('load'),
    show() {
      self.isHidden = false
      tell('visible')
    },
    click: (fields, capturing = false, isPrevented = false) =>
      capturing ? interact('capturing click', fields) : interactWithValid('click', fields, isPrevented),
    submit: (fields, isPrevented = false) => interactWithValid('submit', fields, isPrevented),
    scrollTo(position) {
      self.scroll = position
      tell('scroll')
    },
    leave: (edge) => tell('leave', edge),
    go(source, next) {
      address = next
      self.document.location = { ...self.document.location, href: next.url, hash: /#.*/.exec(next.url)?.[0] ?? '' }
      for (const run of waiting.get('address') ?? []) (run as any)(source, next)
    },
    mutate: () => tell('mutation'),
    see(element, percentage) {
      for (const one of watched) if (one.elements.includes(element)) one.run(element, percentage >= one.percentage)
    },
    fail: (error) => tell('error', error),
    say: (event) => tell(`window ${event}`),
    scriptFailed(url) {
      tell('script error', url)
      loads.delete(url)
    },
    scriptLoaded(url) {
      for (const run of loads.get(url) ?? []) run()
      loads.set(url, [])
    },
    page: {
      clockNow: () => now,
      clockIn: (zone) => digitsIn(formats, zone, now),
      randomNumber: () => settings.randoms?.[drawn++ % settings.randoms.length] ?? 0.5,
      runLater: (ms, run) => {
        timers.push({ at: now + ms, order: order++, run })
      },
      yieldThen: (run) => {
        timers.push({ at: now, order: order++, run })
      },
      reportIssue: (what) => effects.push({ kind: 'report', what }),
      readDocument: (path) => followPath(self.document, stepsOf(path)),
      readCookie: (name) => cookies[name],
      writeCookie(name, value, seconds) {
        effects.push({ kind: 'cookie', name, value, seconds })
        if (seconds === 0) delete cookies[name]
        else cookies[name] = value
      },
      hasDoNotTrack: () => settings.hasDoNotTrack ?? false,
      markupOf: (value) => (isElement(value) ? value.markup : undefined),
      outlineOf: (value) => (isElement(value) ? value.markup : undefined),
      isSelected: (element, selector) => (element as TestElement).selectors.includes(selector),
      parentOf: (element) => (element as TestElement).parent,
      findElements: (_kind, selector) => self.elements.filter(({ selectors }) => selectors.includes(selector)),
      firstInside: () => null,
      textWithin: (element) => (element as TestElement).markup.replace(/<[^>]*>/g, ''),
      whenReady: (run) => (reached.has('ready') ? run() : listen('ready', run)),
      whenLoaded: (run) => (reached.has('load') ? run() : listen('load', run)),
      whenVisible: (run) => listen('visible', run),
      isVisible: () => !self.isHidden,
      onClick: (capturing, run, defer) => interacts(capturing ? 'capturing click' : 'click', run, defer),
      onSubmit: (run, defer) => interacts('submit', run, defer),
      onValidClick: (run, defer) => interacts('valid click', run, defer),
      onValidSubmit: (run, defer) => interacts('valid submit', run, defer),
      deferLink: () => {},
      deferForm: () => {},
      onScroll: (run) => listen('scroll', run),
      scrollPosition: () => self.scroll,
      onLeave: (run) => listen('leave', run),
      onAddress: (run) => listen('address', run as (given?: unknown) => void),
      addressNow: () => address ?? { url: self.document.location.href, state: null },
      onError: (run) => listen('error', run),
      watchVisibility: (elements, percentage, run) => watched.push({ elements, percentage, run }),
      onMutation: (run) => listen('mutation', run),
      renderMarkup: (markup, parent, writing, after) => {
        effects.push({ kind: 'render', markup, ...(parent ? { parent } : {}) })
        endScripts(markup, writing, after)
      },
      makeElement: (made) => made,
      watchScripts: (begin) => begin as never,
      onScriptError: (run) => listen('script error', run),
      readStorage: (name) => storage[name],
      writeStorage: (name, value) => {
        storage[name] = value
      },
      takeWrites: () => undefined,
      wrapperFor: (attributes) => ({ wrapper: attributes }),
      dropElement: () => {},
      onClickWithin: () => {},
      loadScript(url, attributes, whenLoaded) {
        if (!scripts.includes(url)) {
          scripts.push(url)
          effects.push({ kind: 'load', url, ...(attributes ? { attributes } : {}) })
        }
        if (whenLoaded) loads.set(url, [...(loads.get(url) ?? []), whenLoaded])
      },
      loadFrame: (url) => effects.push({ kind: 'frame', url }),
      globalOf: (name) => globals[name],
      setGlobal: (name, value) => {
        globals[name] = value
      },
      setRootClass: () => {},
      onWindowEvent: (name, run) => listen(`window ${name}`, run),
      onElementEvent: () => {},
      attributeOf: () => null,
      setAttributeOf: () => {},
      propertyOf: () => undefined,
      pathTo: (element) => (element as TestElement).markup,
      fetchJson: (url, _limit, done) => done(settings.fetches?.(url)),
      keepReference: () => 'waymark.kept[0]',
      windowName: () => '',
      setWindowName: () => {},
      hasOpener: () => false,
      postToOpener: () => {},
      onOpenerGone: () => {},
      onOpenerMessage: () => {},
      readTabStorage: () => undefined,
      writeTabStorage: () => {},
      reloadPage: () => {},
      handOver: () => {},
      showBadge: () => {},
      hideBadge: () => {},
      preventLeaving: () => {},
      onHide: (run) => listen('hide', run),
      onRestore: () => {},
      ownAddress: () => '',
      afterTask: (run) => {
        timers.push({ at: now, order: order++, run })
      },
      preciseNow: () => now,
      refusesScripts: () => false,
      refusesInlineScripts: () => false,
    },
  }
  return self
}

const isElement = (value: unknown): value is TestElement =>
  typeof value === 'object' && value !== null && Array.isArray((value as TestElement).selectors)

/** The clock of a zone as digits, from the parts of a formatted date. `formats` keeps one format for each zone, since making one is slow. */
function digitsIn(formats: Map<string, Intl.DateTimeFormat>, zone: string, moment: number): number {
  try {
    const format = formats.get(zone) ?? clockFormat(zone)
    formats.set(zone, format)
    const parts = format.formatToParts(moment)
    const part = (type: string) => parts.find((one) => one.type === type)!.value
    return Number(['year', 'month', 'day', 'hour', 'minute', 'second'].map(part).join(''))
  } catch {
    return Number.NaN
  }
}

const clockFormat = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
