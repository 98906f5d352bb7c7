import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { Select } from '@waymark/ui/controls'
import { Field, FieldGroup } from '@waymark/ui/form'
import { useWords } from '../words/use-words.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { useFieldText } from './field-text.ts'

const W = {
  nowhere: msg('consent-mapping.nowhere', 'Not mapped'),
  cookieCatFunctional: msg('consent-mapping.functional', 'Functional'),
  cookieCatStatistic: msg('consent-mapping.statistic', 'Statistic'),
  cookieCatMarketing: msg('consent-mapping.marketing', 'Marketing'),
  cookieCatUnclassified: msg('consent-mapping.unclassified', 'Unclassified'),
  search: msg('select.search', 'Search'),
  none: msg('select.none', 'Nothing found'),
}

const CATEGORIES = ['cookieCatFunctional', 'cookieCatStatistic', 'cookieCatMarketing', 'cookieCatUnclassified'] as const

const MAPPED = CONSENT_TYPES.filter(
  (type): type is Exclude<ConsentType, 'not_require_consent'> => type !== 'not_require_consent',
)

/** Files each consent type under one category of a consent tool, or under none. */
export function ConsentMappingControl({ field, spot, readOnly }: ControlProps<'consent-mapping'>) {
  const { say } = useWords()
  const { wrong, edited } = useFieldText()
  const mapping = spot.value
  const categories = Object.keys(mapping)
  const file = (type: ConsentType, into: string) =>
    spot.set(
      Object.fromEntries(
        categories.map((category) => {
          const rest = (mapping[category] ?? []).filter((filed) => filed !== type)
          return [category, category === into ? [...rest, type] : rest]
        }),
      ),
    )
  const nameOf = (category: string) =>
    say(W[(CATEGORIES.find((known) => known === category) ?? 'nowhere') as keyof typeof W])
  return (
    <FieldGroup label={say(field.label)} error={wrong(spot.error)} edited={edited(spot.edited)}>
      <div className={styles.fields}>
        {MAPPED.map((type) => (
          <Field key={type} label={say(CONSENT_LABELS[type])}>
            <Select
              value={categories.find((category) => mapping[category]?.includes(type)) ?? ''}
              onChange={(category) => file(type, category)}
              options={['', ...categories].map((value) => ({ value, label: nameOf(value) }))}
              searchLabel={say(W.search)}
              emptyText={say(W.none)}
              readOnly={readOnly}
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  )
}
