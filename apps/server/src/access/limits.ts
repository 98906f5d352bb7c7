/** A session ends this long after the last call, in seconds. */
export const IDLE_LIMIT = 1800
/** A session ends this long after log-in at the latest, in seconds. */
export const SESSION_LIMIT = 12 * 60 * 60
/** How long a token is good, in seconds. */
export const TOKEN_LIFE = 300
/** Failed log-ins that are allowed per address and e-mail within the window. */
export const FAILURES_ALLOWED = 5
/** Window of the log-in throttle, in seconds. */
export const FAILURE_WINDOW = 15 * 60
