import type { Rule } from './marks.ts'

const KEYWORDS =
  /(?:async|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)(?![\w$])/y

/** A string ends at the end of its line, so that an unclosed one colours only that line. */
const QUOTED = /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?/y
const NUMBER = /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?)n?/iy
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const COMMENT = /\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\/.*/y

export const SCRIPT: readonly Rule[] = [
  { like: /\s+/y, colour: null },
  { like: COMMENT, colour: 'comment' },
  { like: QUOTED, colour: 'string' },
  { like: /`(?:\\[\s\S]|[^`\\])*`?/y, colour: 'string' },
  // A slash after a value is a division, otherwise it begins a regular expression, whose length is limited, because
  // a line of slashes would take quadratic time.
  { like: /(?<![\w$)\]]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,200}\/[a-z]*/y, colour: 'string' },
  { like: /(?<=\.\s*)[\p{ID_Start}$_][\p{ID_Continue}$]*/uy, colour: null },
  { like: KEYWORDS, colour: 'keyword' },
  { like: WORD, colour: null },
  { like: NUMBER, colour: 'number' },
]

export const STYLES: readonly Rule[] = [
  { like: /\s+/y, colour: null },
  { like: /\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/y, colour: 'comment' },
  { like: QUOTED, colour: 'string' },
  { like: /@[\w-]+/y, colour: 'keyword' },
  { like: /(?<=[{;]\s*)[\w-]+(?=\s*:)|(?<=\[)[\w-]+/y, colour: 'attribute' },
  { like: /-?(?:\d+\.?\d*|\.\d+)[a-z%]*/iy, colour: 'number' },
  { like: /[.#]?[\w-]+/y, colour: null },
]

export const JSON_VALUES: readonly Rule[] = [
  { like: /\s+/y, colour: null },
  { like: /"(?:\\.|[^"\\])*"(?=\s*:)/y, colour: 'attribute' },
  { like: /"(?:\\.|[^"\\])*"?/y, colour: 'string' },
  { like: /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy, colour: 'number' },
  { like: /(?:true|false|null|undefined)\b/y, colour: 'keyword' },
]
