/** A script in the three encodings that browsers accept. */
export interface Encoded {
  raw: Uint8Array
  gzip: Uint8Array
  brotli: Uint8Array
}

/** The headers with which a file is to be served, as far as the store keeps any. */
export interface FileHeaders {
  readonly 'Content-Type': string
  readonly 'Cache-Control': string
  readonly 'Content-Encoding'?: string
}

/** A form in which the store keeps a script, and the ending of its file name. */
export interface StoreForm {
  readonly ending: string
  readonly form: keyof Encoded
  /** The header that goes with it where the store keeps headers. */
  readonly encoding?: 'gzip' | 'br'
}

/** A file without its bytes. */
export interface ListedFile {
  readonly path: string
  readonly writtenAt: Date
}

/**
 * Files that a web server or a CDN serves without the product. Paths have slashes and no leading one. Every function
 * throws `StoreUnavailable` when the store does not carry out a call.
 */
export interface ContainerStore {
  readonly name: string
  /** The forms in which a script is written, in this order. */
  readonly forms: readonly StoreForm[]
  /** Writes a whole file in one step, over one that is there. */
  put(path: string, bytes: Uint8Array, headers: FileHeaders): Promise<void>
  /** A file; `headers` where the store keeps them. */
  get(path: string): Promise<{ bytes: Uint8Array; headers?: Partial<FileHeaders> } | undefined>
  /** The files whose path begins with `prefix`. */
  list(prefix: string): Promise<ListedFile[]>
  /** Removes files; those that are not there count as removed. */
  remove(paths: readonly string[]): Promise<void>
}

/** The container store cannot be reached, or refuses. The database is as it was; the write can be repeated later. */
export class StoreUnavailable extends Error {
  constructor(store: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    super(`The container store ${store} cannot be used: ${reason}`, { cause })
    this.name = 'StoreUnavailable'
  }
}
