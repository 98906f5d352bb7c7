import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Colours by token roles of the theme, for light and dark. */
const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.self, tags.bool, tags.null, tags.operatorKeyword, tags.modifier, tags.controlKeyword],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: 'var(--code-string)' },
  { tag: [tags.number, tags.unit, tags.color], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.docComment], color: 'var(--code-comment)' },
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--code-tag)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-attr)' },
  { tag: tags.invalid, color: 'var(--danger-text)' },
])

const frame = EditorView.theme({
  '&': {
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-bg)',
    fontSize: 'var(--code-size, var(--text-code))',
    height: '100%',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: 'var(--code-line-height, var(--lh-code))',
    fontFeatureSettings: '"calt" 0, "zero" 1',
    letterSpacing: '-0.01em',
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--focus-ring)' },
  '.cm-line': { padding: '0 16px 0 4px' },
  '.cm-gutters': { backgroundColor: 'var(--code-bg)', color: 'var(--code-line)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '30px', padding: '0 8px 0 12px' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--code-active-line)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--text-default)' },
  '&:not(.cm-focused) .cm-matchingBracket': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--surface-inset)',
    outline: '1px solid var(--border-default)',
  },
  '.cm-variable': {
    backgroundColor: 'var(--surface-inset)',
    borderRadius: 'var(--radius-xs)',
    padding: '1px 0',
    color: 'var(--text-default)',
  },
  '.cm-variable *': { color: 'inherit' },
  '.cm-placeholder': { color: 'var(--text-faint)' },
  '.cm-tooltip': {
    border: '0',
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--text-default)',
    borderRadius: 'var(--radius-lg)',
    boxShadow: 'var(--shadow-popover)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-ui)',
    fontSize: 'var(--text-sm)',
    width: '360px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: '280px',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '30px',
    padding: '4px 8px',
    borderRadius: 'var(--radius-sm)',
    lineHeight: 'var(--lh-sm)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--overlay-hover)',
    color: 'var(--text-strong)',
  },
  '.cm-completionLabel': { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-completionMatchedText': {
    textDecoration: 'underline',
    textDecorationColor: 'var(--accent)',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
  '.cm-completionDetail': {
    marginLeft: 'auto',
    fontStyle: 'normal',
    fontSize: 'var(--text-xs)',
    color: 'var(--text-muted)',
  },
  '.cm-unavailable .cm-completionLabel': { color: 'var(--text-disabled)' },
  '.cm-unavailable .cm-completionDetail': { color: 'var(--warning-text)' },
  '.cm-panels': {
    backgroundColor: 'var(--surface-page)',
    color: 'var(--text-default)',
    borderColor: 'var(--border-hairline)',
  },
  '.cm-panel.cm-search': { fontFamily: 'var(--font-ui)', fontSize: 'var(--text-xs)', padding: '6px 28px 6px 12px' },
  '.cm-textfield': {
    border: '1px solid var(--border-control)',
    borderRadius: 'var(--radius-sm)',
    backgroundColor: 'var(--surface-page)',
    color: 'inherit',
    fontSize: 'var(--code-field-size, var(--text-xs))',
    height: '24px',
  },
  '.cm-button': {
    border: '0',
    borderRadius: 'var(--radius-sm)',
    backgroundImage: 'none',
    backgroundColor: 'var(--surface-inset)',
    color: 'var(--text-strong)',
    fontSize: 'var(--text-xs)',
    height: '24px',
    padding: '0 8px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-tint)', outline: '1px solid var(--warning-border)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--selection-bg)' },
  '@media (forced-colors: active)': {
    '.cm-tooltip': { border: '1px solid' },
    '.cm-tooltip-autocomplete ul li[aria-selected], .cm-searchMatch-selected': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger-solid)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warning-solid)',
    textUnderlineOffset: '3px',
  },
  '.cm-diagnostic': {
    fontFamily: 'var(--font-ui)',
    fontSize: 'var(--text-xs)',
    padding: '6px 10px',
    borderLeftWidth: '3px',
  },
})

export const codeTheme = [frame, syntaxHighlighting(colours)]
