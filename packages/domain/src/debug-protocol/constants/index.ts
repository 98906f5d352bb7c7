/*
 * The debug protocol without schemas: values that the container and the debugger share. This module has no imports,
 * because it is inlined when the container is built.
 */

/** Value of the `waymark` member of every message between the debugger and a page. */
export const PROTOCOL = 'debug/1'

/** The window of a debugged page is named this, followed by the session id. */
export const WINDOW_NAME_PREFIX = 'waymark-debug-'

/** `message` of the `error` that a page sends when the debug artifact could not be loaded. */
export const ARTIFACT_BLOCKED = 'blocked'

/** `message` of the `error` that a page sends when its Trusted Types policy refused the debug artifact. */
export const ARTIFACT_REFUSED = 'trusted-types'

/** `message` of the `error` that answers a page whose session does not exist. */
export const NO_ACTIVE_SESSION = 'No active session'

/** The checks of a tag on an event in their order, each with the reasons for which it can stop the tag. */
export const FIRING_CHECKS = [
  ['consent', ['consent-manager']],
  ['visitor-privacy', ['do-not-track', 'opt-out']],
  ['flight-dates', ['scheduler']],
  ['trigger', ['trigger', 'audiences-pending']],
  ['blocking', ['blocking-trigger']],
  ['multiplicity', ['multiplicity-once-per-page-view', 'multiplicity-once-per-session']],
  ['frequency', ['tag-once-per-page-view', 'tag-once-per-session', 'tag-once-per-visitor']],
  ['debug-mode', ['do-not-fire-in-debug-mode']],
  ['setup', ['setup-tag-pending', 'setup-tag-failed']],
] as const

/**
 * How a set-up or clean-up tag ended: under way when the event was sent, completed, fired but not completed, or not fired.
 */
export const SEQUENCE_OUTCOMES = ['pending', 'completed', 'failed', 'not-fired'] as const

/**
 * What went wrong in a fired tag: the page's Trusted Types do not allow the policy `waymark`, its Content-Security-Policy
 * allows no inline scripts, the tag stopped with an error, sent nothing because a value, the products or its element are
 * missing or because a value is no number, or went on without a value that is no number.
 */
export const TAG_PROBLEMS = [
  'trusted-types',
  'inline-scripts',
  'error',
  'value-missing',
  'number-needed',
  'no-products',
  'no-element',
  'not-a-number',
] as const

/** Types that a value can have before it is serialised. */
export const VALUE_TYPES = [
  'undefined',
  'null',
  'boolean',
  'number',
  'string',
  'bigint',
  'symbol',
  'array',
  'object',
  'map',
  'set',
  'error',
  'instance',
  'function',
  'element',
] as const

/*
 * Values that JSON does not have are written as objects whose first key names their type: the size of a `Map` or a
 * `Set` with its entries, the text of an error, the name of a class, or what `NaN`, `undefined`, a bigint or a symbol is
 * on a console. Own keys of the page that begin with `[[` are
 * written with a space in front, so that they cannot be mistaken for these.
 */
export const MAP_SIZE = '[[Map]]'
export const SET_SIZE = '[[Set]]'
export const ENTRIES = '[[Entries]]'
export const ERROR_TEXT = '[[Error]]'
export const CLASS_NAME = '[[Class]]'
export const PLAIN_VALUE = '[[Value]]'

/** Longest serialised value of a variable, in characters. A longer one is cut, and `…` is appended. */
export const MAX_VARIABLE_LENGTH = 32_768
/** Longest serialised data-layer event, in characters. A longer one is cut, and `…` is appended. */
export const MAX_EVENT_LENGTH = 65_536
/** Longest title of a page that is kept, in characters. A longer one is cut. */
export const MAX_TITLE_LENGTH = 1024
/** Longest address of a page that is kept, in characters. A longer one is cut. */
export const MAX_URL_LENGTH = 65_536
/** Longest value that is named with a problem of a tag, in characters. A longer one is cut, and `…` is appended. */
export const MAX_PROBLEM_LENGTH = 100
/** Levels of a value that are serialised, and keys or items on each level. */
export const MAX_VALUE_DEPTH = 8
export const MAX_VALUE_WIDTH = 200

/** Bytes of one message as JSON, the envelope included. Larger events are shrunk before they are sent. */
export const MAX_MESSAGE_BYTES = 1_048_576
/**
 * Largest message that the debugger parses: the characters of its texts and names, plus one for each value. It is above
 * `MAX_MESSAGE_BYTES` because the ids of a large version remain after shrinking.
 */
export const MAX_PARSED_SIZE = 8_388_608
/** Messages a page may send per second on average; the rest is dropped. */
export const MAX_MESSAGES_PER_SECOND = 200
/** Events a page keeps until the debugger is connected. It then sends them all at once. */
export const MAX_KEPT_EVENTS = 300

/** Most events in a row that a page reports as dropped. */
export const MAX_DROPPED = 1_000_000

/** Most entries of one event; an event with more is dropped. */
export const MAX_TAGS = 5000
export const MAX_VARIABLES = 5000
export const MAX_TRIGGER_GROUPS = 500
/** Most conditions of one trigger, triggers of one tag, and members of one group. */
export const MAX_RELATED = 1000
/** Longest id or name in a message, in characters. */
export const MAX_NAME_LENGTH = 1024
