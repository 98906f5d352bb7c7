export {}

/**
 * Runs before anything else on the page. Scripts, frames and pictures of other hosts are answered by
 * this shop instead, and calls to vendors' libraries are recorded: the shop is for trying tags, so
 * no request may leave it.
 */
interface Call {
  readonly vendor: string
  readonly args: readonly unknown[]
}

const calls: Call[] = []
const loads: string[] = []
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

const note = (vendor: string, args: readonly unknown[]) => {
  calls.push({ vendor, args })
  tell()
}

/** The vendors' functions and arrays that are watched, by their global names. */
const FUNCTIONS = ['fbq', 'lintrk', 'hj', 'mt', 'ga'] as const
const QUEUES = ['_paq', 'uetq', '_kiq'] as const
/** The list in which the container keeps calls of `gtag`. */
const GTAG_CALLS = 'wmGtagLayer'

type Globals = Record<string, any>
const page = window as unknown as Globals

function watchFunction(name: string): void {
  const stub = page[name]
  if (typeof stub !== 'function' || stub.isStub) return
  const earlier: readonly ArrayLike<unknown>[] = stub.queue ?? stub.q ?? []
  for (const args of Array.from(earlier)) note(name, Array.from(args))
  const take = (...args: unknown[]) => note(name, args)
  if ('callMethod' in stub || 'queue' in stub) {
    stub.callMethod = take
    stub.isStub = true
    return
  }
  page[name] = Object.assign(take, { isStub: true })
}

/** `gtag` keeps no list of its own calls and may be the page's own function, which goes on getting them. */
function watchGtag(): void {
  const gtag = page.gtag
  if (typeof gtag !== 'function' || gtag.isStub) return
  for (const args of page[GTAG_CALLS] ?? []) note('gtag', Array.from(args as ArrayLike<unknown>))
  const take = (...args: unknown[]) => {
    note('gtag', args)
    gtag(...args)
  }
  page.gtag = Object.assign(take, { isStub: true })
}

function watchQueue(name: string): void {
  const queue = page[name]
  if (!Array.isArray(queue) || (queue as Globals).isStub) return
  for (const args of queue) note(name, Array.isArray(args) ? args : [args])
  Object.defineProperty(queue, 'isStub', { value: true })
  queue.push = (...items: unknown[]) => {
    for (const item of items) note(name, Array.isArray(item) ? item : [item])
    return Array.prototype.push.apply(queue, items)
  }
}

/** Libraries that tags call only once they have loaded, by the end of their address. */
const LIBRARIES: Readonly<Record<string, () => void>> = {
  '/munchkin.js': () => {
    page.Munchkin ??= { init: (...args: unknown[]) => note('Munchkin.init', args) }
  },
  '/bat.js': () => {
    page.UET ??= function Uet({ ti, q }: { ti: unknown; q: unknown }) {
      note('UET', [{ ti }])
      return q
    }
  },
}

const watch = () => {
  FUNCTIONS.forEach(watchFunction)
  QUEUES.forEach(watchQueue)
  watchGtag()
}

const foreign = (address: string): boolean => {
  const url = new URL(address, location.href)
  return (
    url.protocol.startsWith('http') &&
    url.hostname !== location.hostname &&
    url.hostname !== 'localhost' &&
    url.hostname !== '127.0.0.1'
  )
}

function redirect(prototype: object, name: 'src'): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name)
  if (!property?.set) return
  const { set, get } = property
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return get?.call(this)
    },
    set(this: Element, address: string) {
      if (!foreign(String(address))) return set.call(this, address)
      this.setAttribute('data-vendor', String(address))
      const local = `/vendor-stubs?for=${encodeURIComponent(String(address))}`
      if (!(this instanceof HTMLScriptElement)) {
        loads.push(String(address))
        tell()
      }
      return set.call(this, this instanceof HTMLScriptElement ? local : 'about:blank')
    },
  })
}

redirect(HTMLScriptElement.prototype, 'src')
redirect(HTMLIFrameElement.prototype, 'src')
redirect(HTMLImageElement.prototype, 'src')

const setAttribute = Element.prototype.setAttribute
Element.prototype.setAttribute = function (name: string, value: string) {
  const carries =
    this instanceof HTMLScriptElement || this instanceof HTMLIFrameElement || this instanceof HTMLImageElement
  if (name === 'src' && carries && foreign(String(value))) {
    this.src = value
    return
  }
  setAttribute.call(this, name, value)
}

const vendorStubs = {
  /** Every call a vendor's library would have taken, in order. */
  calls,
  /** Addresses that tags asked for. */
  loads,
  loaded(address: string) {
    loads.push(address)
    for (const [end, load] of Object.entries(LIBRARIES)) if (address.endsWith(end)) load()
    watch()
    tell()
  },
  onChange(listener: () => void) {
    listeners.add(listener)
  },
}

declare global {
  interface Window {
    northwindVendorStubs: typeof vendorStubs
    dataLayer?: unknown[]
    waymark?: (...args: unknown[]) => unknown
  }
}

window.northwindVendorStubs = vendorStubs
setInterval(watch, 100)
