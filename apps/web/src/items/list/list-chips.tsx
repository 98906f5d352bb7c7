import { type Message, msg } from '@waymark/domain/message'
import { Chip, Chips } from '@waymark/ui/data'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  label: msg('filter.set', 'Filters that are set'),
  clear: msg('filter.clear-all', 'Clear filters'),
  remove: msg('filter.remove', 'Remove filter {name}: {value}'),
}

/** A filter that may be set; `key` is its name among the filters. */
export interface FilterChip<Key extends string> {
  readonly key: Key
  readonly name: Message
  /** What it is set to, none when it is not. */
  readonly values: readonly Message[]
  /** Says several values by their `{count}`. */
  readonly several?: Message
}

/** What a list is narrowed by, each part removable on its own and all of them together. */
export function ListChips<Filters extends object>({
  chips,
  none,
  onChange,
}: {
  chips: readonly FilterChip<keyof Filters & string>[]
  /** The filters when none is set. */
  none: Filters
  onChange: (filters: Partial<Filters>) => void
}) {
  const { t } = useI18n()
  const set = chips.filter(({ values }) => values.length > 0)
  if (set.length === 0) return null
  return (
    <Chips label={t(M.label)} clear={{ label: t(M.clear), onPress: () => onChange(none) }}>
      {set.map(({ key, name, values, several }) => {
        const value =
          several && values.length > 1 ? t(several, { count: values.length }) : values.map((one) => t(one)).join()
        return (
          <Chip
            key={key}
            name={t(name)}
            remove={{
              label: t(M.remove, { name: t(name), value }),
              onPress: () => onChange({ [key]: none[key] } as unknown as Partial<Filters>),
            }}
          >
            {value}
          </Chip>
        )
      })}
    </Chips>
  )
}
