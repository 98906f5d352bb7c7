/** Seconds for which a browser uses a cached container. */
export const CONTAINER_FRESH = 60
/** Seconds after that in which it may use it for one more page while it fetches the new one. */
export const CONTAINER_STALE = 60

/** The time from which every page load has the version published at `publishedAt` (ISO), in milliseconds since 1970. */
export const everywhereAt = (publishedAt: string): number =>
  Date.parse(publishedAt) + (CONTAINER_FRESH + CONTAINER_STALE) * 1000
