/** How long a browser uses a container that it holds, in seconds. */
export const CONTAINER_FRESH = 60
/** How long after that it may still use it for one more page while it fetches the new one, in seconds. */
export const CONTAINER_STALE = 60

/** The moment from which every page load has what was published at a moment (ISO), in milliseconds since 1970. */
export const everywhereAt = (publishedAt: string): number =>
  Date.parse(publishedAt) + (CONTAINER_FRESH + CONTAINER_STALE) * 1000
