/** An element of the page: to the engine a handle that only the page can read. */
export type PageElement = object

/** How the page changed its address: the script call or the browser event that did it. */
export type HistorySource = 'pushState' | 'replaceState' | 'popstate' | 'hashchange'

/** The address and history state of the page at one moment. */
export interface Address {
  readonly url: string
  readonly state: unknown
}

/** A click or a submit as the page saw it; `defer` puts off its default action for some milliseconds. */
export interface Interaction {
  readonly fields: Readonly<Record<string, unknown>>
  defer(ms: number): void
}

/** Puts off the default action of an event when that leads away from the page: the page's own business. */
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

/** A tag's markup, ready to become nodes: a text is an inline script, a list an element or, under 0, a text. */
export type Markup =
  | string
  | readonly [0, string]
  | readonly [
      name: string | readonly [string, string],
      attributes: Readonly<Record<string, string>> | 0,
      ...children: MarkupChild[],
    ]
export type MarkupChild = string | readonly unknown[]

/** Takes care of what scripts of a tag write with `document.write`: the page's own business. */
export type Writing = (slot: any, waits: boolean) => (() => any[]) | undefined

/** The settings of a script element that a vendor requires. */
export type ScriptAttributes = Readonly<Record<string, string>>

/**
 * All that the engine sees and does of the page it runs on. Time, random numbers, storage, the document and the network
 * come in through it and through nothing else, so the same answers give the same firings.
 * No member throws; what the page refuses is reported and answered as missing.
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
  /** Runs something in a new task, or at once when the page is hidden or left before that (`leaves`). One at a time. */
  yieldThen(run: (leaves?: boolean) => void): void
  /** Reports to the site's developers what went wrong. */
  reportIssue(text: string, detail?: unknown): void

  /** A path on the document, such as `location.href`; undefined at the first missing step. */
  readDocument(path: string): unknown
  /** The decoded text of the first cookie of that name, or what was kept in memory in its place. */
  readCookie(name: string): string | undefined
  /** Writes a cookie for the widest domain; without a life in seconds it ends with the browser session. */
  writeCookie(name: string, value: string, seconds?: number): void
  /** What is kept for the visitor in this browser under a name, or was kept in memory in its place. */
  readStorage(name: string): string | undefined
  writeStorage(name: string, value: string): void
  /** Whether the visitor's browser sends Do Not Track. */
  hasDoNotTrack(): boolean

  /** The markup of an element; undefined for everything else. */
  markupOf(value: unknown): string | undefined
  /** An element in short, such as `<a#id.class>`; undefined for everything else. */
  outlineOf(value: unknown): string | undefined
  /** Whether a selector picks exactly this element. */
  isSelected(element: PageElement, selector: string, xpath: boolean): boolean
  /** The element around an element. */
  parentOf(element: PageElement): PageElement | undefined
  /** The elements that a selector picks: by id, CSS or XPath. */
  findElements(kind: 'element_id' | 'css' | 'xpath', selector: string): readonly PageElement[]
  /** The first element inside another that a CSS selector picks. */
  firstInside(element: PageElement, selector: string): PageElement | null
  /** The text inside an element. */
  textWithin(element: PageElement): string

  /** Call back, once, when the document is interactive, and when the window has loaded; at once if that was before. */
  whenReady(run: () => void): void
  whenLoaded(run: () => void): void
  /** Calls back whenever the page becomes visible again. */
  whenVisible(run: () => void): void
  isVisible(): boolean

  /** Calls back on clicks. Without a `defer`, none of them can be put off. */
  onClick(capturing: boolean, run: (click: Interaction) => void, defer?: Defer): void
  onSubmit(run: (submit: Interaction) => void, defer?: Defer): void
  /** Call back on clicks and submits once the page has not prevented them. */
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
   * Calls back when so many percent of an element come into view or leave it, beginning with those that are in view; never
   * where the browser cannot observe it.
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
  /**
   * Given to `renderMarkup` in the place of `writing`: calls `begin` for each script, and what that gives when the script
   * has run, or has loaded and run, with whether it did so without an error.
   */
  watchScripts(begin: () => (completed: boolean) => void, writing?: Writing): Writing
  /** Given to `renderMarkup`: what the scripts write appears in their place, instead of being dropped. */
  readonly takeWrites: Writing
  /** A new `div` with attributes at the end of the body, or in an element, whose content it replaces. */
  wrapperFor(attributes: Readonly<Record<string, string>>, parent?: PageElement): PageElement
  dropElement(element: PageElement): void
  /** Runs something on clicks inside an element on what a CSS selector picks. */
  onClickWithin(element: PageElement, selector: string, run: () => void): void

  /** Loads a vendor's script once per page; later calls with the same address only wait for it. */
  loadScript(url: string, attributes?: ScriptAttributes, whenLoaded?: () => void): void
  /** Calls back with the address of every script that could not be loaded, as it stands in the document. */
  onScriptError(run: (address: string) => void): void
  /** An invisible frame that goes away once loaded. */
  loadFrame(url: string): void
  /** A global of the page, and setting one: only for what vendors require. */
  globalOf(name: string): unknown
  setGlobal(name: string, value: unknown): void
  /** Puts a class on the root element, or takes it off. */
  setRootClass(name: string, on: boolean): void
  /** Listens to an event that the page dispatches at its window. */
  onWindowEvent(name: string, run: () => void): void
  /** Listens to an event of one element. */
  onElementEvent(element: PageElement, name: string, run: () => void): void
  attributeOf(element: PageElement, name: string): string | null
  setAttributeOf(element: PageElement, name: string, value: string): void
  /** A property of an element, such as `currentTime` of a video. */
  propertyOf(element: PageElement, name: string): unknown
  /** Where an element stands, as a CSS path from the nearest element with an id. */
  pathTo(element: PageElement): string
  /** Requests JSON from an address; undefined when it does not answer in time. */
  fetchJson(url: string, limitMs: number, done: (answer: unknown) => void): void
  /** Keeps an object where inline scripts can reach it, and returns the expression for it. */
  keepReference(value: unknown): string
}
