import {
  CONDITION_LABELS,
  type ConditionRow,
  type ConditionType,
  isSelectorMatcher,
  matchersOf,
  type SelectorType,
  withSelectorType,
  withType,
} from '@waymark/domain/condition'
import { msg } from '@waymark/domain/message'
import { Select } from '@waymark/ui/controls'
import { NOTHING_FOUND, SEARCH } from '#form/form-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const SELECTOR_MATCHER = msg('conditions.selector-matcher', '{matcher} {kind, select, xpath {XPath} other {CSS}}')

const SELECTORS: readonly SelectorType[] = ['css', 'xpath']

/** A matcher with the kind of its selector, if it has one: "matches CSS" is one choice. */
interface Matcher {
  readonly type: ConditionType
  readonly selector: SelectorType | null
}

const nameOf = ({ type, selector }: Matcher) => (selector ? `${type} ${selector}` : type)

const split = (type: ConditionType): readonly Matcher[] =>
  isSelectorMatcher(type) ? SELECTORS.map((selector) => ({ type, selector })) : [{ type, selector: null }]

interface ConditionMatcherProps {
  row: ConditionRow
  label: string
  readOnly: boolean
  /** Called with an update function of the row, so that later input in the row is kept. */
  onChange: (change: (row: ConditionRow) => ConditionRow) => void
}

/** The matcher of a condition. */
export function ConditionMatcher({ row, label, readOnly, onChange }: ConditionMatcherProps) {
  const { t } = useI18n()
  const types = matchersOf(row.variableId)
  // A stored matcher that the variable does not offer is kept until another is chosen.
  const offered = (types.includes(row.type) ? types : [row.type, ...types]).flatMap(split)
  const chosen = nameOf({ type: row.type, selector: isSelectorMatcher(row.type) ? (row.selectorType ?? 'css') : null })
  return (
    <Select
      value={chosen}
      onChange={(name) => {
        const matcher = offered.find((one) => nameOf(one) === name)
        if (!matcher) return
        const { type, selector } = matcher
        onChange((now) => {
          const typed = withType(now, type)
          return selector ? withSelectorType(typed, selector) : typed
        })
      }}
      options={offered.map((matcher) => ({
        value: nameOf(matcher),
        label: matcher.selector
          ? t(SELECTOR_MATCHER, { matcher: t(CONDITION_LABELS[matcher.type]), kind: matcher.selector })
          : t(CONDITION_LABELS[matcher.type]),
      }))}
      searchLabel={t(SEARCH)}
      emptyText={t(NOTHING_FOUND)}
      readOnly={readOnly}
      aria-label={label}
    />
  )
}
