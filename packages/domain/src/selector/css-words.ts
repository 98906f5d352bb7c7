/** Pseudo-classes without arguments that browsers of today support. */
export const PSEUDO_CLASSES: ReadonlySet<string> = new Set(
  `active any-link autofill checked current default defined disabled empty enabled first-child first-of-type focus focus-visible
  focus-within fullscreen future host hover in-range indeterminate invalid last-child last-of-type link modal only-child
  only-of-type open optional out-of-range past picture-in-picture placeholder-shown popover-open read-only
  read-write required root scope target user-invalid user-valid valid visited
  before after first-line first-letter`.split(/\s+/),
)

/** Pseudo-elements. They never match an element, but a selector with one is valid. */
export const PSEUDO_ELEMENTS: ReadonlySet<string> = new Set(
  `after backdrop before cue file-selector-button first-letter first-line grammar-error marker placeholder selection
  spelling-error target-text`.split(/\s+/),
)

/** Pseudo-classes whose argument is a list of selectors. */
export const SELECTOR_FUNCTIONS: ReadonlySet<string> = new Set(['is', 'where', 'not', 'has', 'host', 'host-context'])

/** Pseudo-classes that count children, and whether they take `of` a selector. */
export const COUNTING_FUNCTIONS: Readonly<Record<string, 'with-of' | 'plain'>> = {
  'nth-child': 'with-of',
  'nth-last-child': 'with-of',
  'nth-of-type': 'plain',
  'nth-last-of-type': 'plain',
}
