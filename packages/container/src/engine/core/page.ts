/** An element of the page: to the engine a handle that only the page can read. */
export type PageElement = object

/** How the page changed its address: the script call or the browser event that did it. */
export type HistorySource = 'pushState' | 'replaceState' | 'popstate' | 'hashchange'

/** The address and history state of the page at one moment. */
export interface Address {
  readonly url: string
  readonly state: unknown
}

/** A click or a submit; `defer` delays its default action by some milliseconds. */
export interface Interaction {
  readonly fields: Readonly<Record<string, unknown>>
  defer(ms: number): void
}

/** Delays the default action of an event if that leaves the page. Opaque to the engine. */
export type Defer = (event: any, element: any, ms: number) => void

/** An error that no script of the page caught: its message, and where it happened as far as the browser reports it. */
export type PageError = {
  readonly errorMessage: string
  readonly errorFile: string
  readonly errorLine: number | undefined
}

/** How far the visitor has scrolled down. */
export type ScrollPosition = {
  readonly pixels: number
  readonly percentage: number
}

/**
 * An element that is more than a name and attributes: in another namespace, a web component (`is`: the name of one that
 * extends an element of HTML), muted, or with attributes that have a namespace, each under its name, a blank and the namespace.
 */
export type MadeElement = readonly [
  make: (made: MadeElement, page: Page) => PageElement,
  namespace: string,
  name: string,
  is?: string | 0,
  prefixed?: Readonly<Record<string, string>> | 0,
  isMuted?: 1,
]

/** A tag's markup, ready to become nodes: a text is an inline script, a list an element or, under 0, a text. */
export type Markup =
  | string
  | readonly [0, string]
  | readonly [name: string | MadeElement, attributes: Readonly<Record<string, string>> | 0, ...children: MarkupChild[]]
export type MarkupChild = string | readonly unknown[]

/** Handles what scripts of a tag write with `document.write`. Opaque to the engine. */
export type Writing = (slot: any, waits: boolean) => (() => any[]) | undefined

/** The settings of a script element that a vendor requires. */
export type ScriptAttributes = Readonly<Record<string, string>>

/**
 * The engine's only access to the page it runs on: time, random numbers, storage, the document and the network. With the
 * same answers the same tags fire.
 * No member throws; what the page refuses is reported and returned as missing.
 */
export interface Page {
  /** Milliseconds since 1970. */
  clockNow(): number
  /** The clock of a time zone as digits, 20260301093000 for 1 March 2026 9:30; NaN for an unknown zone. */
  clockIn(zone: string): number
  /** A number in [0, 1). */
  randomNumber(): number
  /** Runs something after some milliseconds. */
  runLater(ms: number, run: () => void): void
  /** Runs `run` in a new task, or at once if the page is hidden or left before that (`leaves`). One `run` at a time. */
  yieldThen(run: (leaves?: boolean) => void): void
  /** Reports an error to the site's developers. */
  reportIssue(text: string, detail?: unknown): void

  /** A path on the document, such as `location.href`; undefined at the first missing step. */
  readDocument(path: string): unknown
  /** The decoded text of the first cookie of that name, or the value kept in memory if cookies are blocked. */
  readCookie(name: string): string | undefined
  /** Writes a cookie for the widest domain; without a life in seconds it ends with the browser session. */
  writeCookie(name: string, value: string, seconds?: number): void
  /** The value in the browser's local storage, or the one kept in memory if storage is blocked. */
  readStorage(name: string): string | undefined
  writeStorage(name: string, value: string): void
  /** Whether the visitor's browser sends Do Not Track. */
  hasDoNotTrack(): boolean

  /** The markup of an element; undefined for everything else. */
  markupOf(value: unknown): string | undefined
  /** A short form of an element, such as `<a#id.class>`; undefined for everything else. */
  outlineOf(value: unknown): string | undefined
  /** Whether a selector picks exactly this element. */
  isSelected(element: PageElement, selector: string, xpath: boolean): boolean
  /** The element around an element. */
  parentOf(element: PageElement): PageElement | undefined
  /** The elements that a selector picks: by id, CSS or XPath; `orNodes`: texts and attributes as well. */
  findElements(kind: 'element_id' | 'css' | 'xpath', selector: string, orNodes?: boolean): readonly PageElement[]
  /** The first element inside another that a CSS selector picks. */
  firstInside(element: PageElement, selector: string): PageElement | null
  /** The text inside an element; of a text or an attribute its value. */
  textWithin(element: PageElement): string

  /** Call back once when the document is interactive, or when the window has loaded; at once if it already is. */
  whenReady(run: () => void): void
  whenLoaded(run: () => void): void
  /** Calls back whenever the page becomes visible again. */
  whenVisible(run: () => void): void
  isVisible(): boolean

  /** Calls back on clicks. Without `defer` they cannot be delayed. */
  onClick(capturing: boolean, run: (click: Interaction) => void, defer?: Defer): void
  onSubmit(run: (submit: Interaction) => void, defer?: Defer): void
  /** Call back on clicks and submits that the page has not prevented. */
  onValidClick(run: (click: Interaction) => void, defer?: Defer): void
  onValidSubmit(run: (submit: Interaction) => void, defer?: Defer): void
  /** Given to `onClick` and `onSubmit` where tags need time. */
  readonly deferLink: Defer
  readonly deferForm: Defer
  onScroll(run: () => void): void
  scrollPosition(): ScrollPosition
  /** Calls back when the page is left. */
  onHide(run: () => void): void
  onLeave(run: (edge: 'top' | 'any') => void): void
  onAddress(run: (source: HistorySource, now: Address) => void): void
  addressNow(): Address
  /** Calls back with errors that no script caught, and rejected promises that none handled. */
  onError(run: (error: PageError) => void): void
  /**
   * Calls back when `percentage` percent of an element come into view or leave it, first for those already in view; never
   * if the browser cannot observe it.
   */
  watchVisibility(
    elements: readonly PageElement[],
    percentage: number,
    run: (element: PageElement, isInView: boolean) => void,
  ): void
  /** Calls back after changes of the document that may bring new elements. */
  onMutation(run: () => void): void

  /** Puts markup into an element, the body when absent, and runs its scripts in order; `after` when all have run. */
  renderMarkup(markup: readonly Markup[], parent?: PageElement, writing?: Writing, after?: () => void): void
  /** Makes an element of markup for which its name does not suffice. */
  makeElement(made: MadeElement): PageElement
  /**
   * A `writing` for `renderMarkup` that observes scripts. `begin()` is called per script and returns a callback, which gets
   * `true` if the script ran without error.
   */
  watchScripts(begin: () => (completed: boolean) => void, writing?: Writing): Writing
  /** A `writing` for `renderMarkup` that inserts what scripts write at their place, instead of dropping it. */
  readonly takeWrites: Writing
  /** A new `div` with attributes at the end of the body, or in an element, whose content it replaces. */
  wrapperFor(attributes: Readonly<Record<string, string>>, parent?: PageElement): PageElement
  dropElement(element: PageElement): void
  /** Runs something on clicks inside an element on what a CSS selector picks. */
  onClickWithin(element: PageElement, selector: string, run: () => void): void

  /** Loads a vendor's script once per page; later calls with the same address only call back. */
  loadScript(url: string, attributes?: ScriptAttributes, whenLoaded?: () => void): void
  /** Calls back with the `src` of every script that could not be loaded. */
  onScriptError(run: (address: string) => void): void
  /** Loads an address in an invisible frame, which is removed once loaded. */
  loadFrame(url: string): void
  /** Reads and sets globals of the page: only those that vendors require. */
  globalOf(name: string): unknown
  setGlobal(name: string, value: unknown): void
  /** Adds a class to the root element, or removes it. */
  setRootClass(name: string, on: boolean): void
  /** Listens to an event that the page dispatches at its window. */
  onWindowEvent(name: string, run: () => void): void
  /** Listens to an event of one element. */
  onElementEvent(element: PageElement, name: string, run: () => void): void
  attributeOf(element: PageElement, name: string): string | null
  setAttributeOf(element: PageElement, name: string, value: string): void
  /** A property of an element, such as `currentTime` of a video. */
  propertyOf(element: PageElement, name: string): unknown
  /** The CSS path of an element, from the nearest ancestor with an id. */
  pathTo(element: PageElement): string
  /** Requests JSON from an address; undefined when it does not answer in time. */
  fetchJson(url: string, limitMs: number, done: (answer: unknown) => void): void
  /** Keeps an object where inline scripts can reach it, and returns the expression for it. */
  keepReference(value: unknown): string
}
