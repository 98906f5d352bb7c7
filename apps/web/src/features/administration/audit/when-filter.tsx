import { msg } from '@waymark/domain/message'
import { RadioGroup } from '@waymark/ui/controls'
import { FilterColumn, FilterPopover, FilterSection } from '@waymark/ui/data'
import { useState } from 'react'
import { CLOSE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { APPLY, CLEAR } from '#items/list/filter/filter-messages.ts'
import styles from './audit.module.css'
import { type Period, PRESETS, type Preset, startOf } from './period.ts'
import { datesError, PeriodDates } from './period-dates.tsx'

const M = {
  when: msg('audit.when', 'When'),
  title: msg('audit.when.title', 'Period'),
  any: msg('audit.when.any', 'Any time'),
  dates: msg('audit.when.dates', 'Dates'),
  since: msg('audit.when.since', 'Since {date}'),
  until: msg('audit.when.until', 'Until {date}'),
}

const PRESET_NAMES = {
  today: msg('audit.when.today', 'Today'),
  '7-days': msg('audit.when.7-days', 'Last 7 days'),
  '30-days': msg('audit.when.30-days', 'Last 30 days'),
  '90-days': msg('audit.when.90-days', 'Last 90 days'),
}

type Choice = Preset | 'any' | 'dates'

const choiceOf = ({ when, from, to }: Period): Choice => when ?? (from || to ? 'dates' : 'any')

/** Narrows the log to a period: one with a name, or the days from one to another. */
export function WhenFilter({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useI18n()
  const text = usePeriodText()
  const [choice, setChoice] = useState<Choice>(choiceOf(period))
  const [dates, setDates] = useState({ from: '', to: '' })
  const apply = () => {
    if (choice === 'any') return onChange({})
    if (choice !== 'dates') return onChange({ when: choice })
    if (datesError(dates)) return false
    return onChange({ from: dates.from || undefined, to: dates.to || undefined })
  }
  return (
    <div className={styles.filter}>
      <FilterPopover
        label={t(M.title)}
        shown={{ name: t(M.when), value: text(period) }}
        closeLabel={t(CLOSE)}
        clearLabel={t(CLEAR)}
        applyLabel={t(APPLY)}
        onOpen={() => {
          setChoice(choiceOf(period))
          setDates({ from: period.from ?? '', to: period.to ?? '' })
        }}
        onClear={() => setChoice('any')}
        onApply={apply}
      >
        <FilterColumn>
          <FilterSection title={t(M.title)}>
            {(id) => (
              <RadioGroup<Choice>
                aria-labelledby={id}
                value={choice}
                onChange={setChoice}
                options={[
                  { value: 'any', label: t(M.any) },
                  ...PRESETS.map((preset) => ({ value: preset, label: t(PRESET_NAMES[preset]) })),
                  { value: 'dates', label: t(M.dates) },
                ]}
              />
            )}
          </FilterSection>
          {choice === 'dates' && <PeriodDates dates={dates} onChange={setDates} />}
        </FilterColumn>
      </FilterPopover>
    </div>
  )
}

/** Returns a function that names a period: "Last 7 days", "1 – 14 July 2025". */
function usePeriodText(): (period: Period) => string {
  const { t } = useI18n()
  const { date, dates } = useFormats()
  const written = (day: string) => date(startOf(day).toISOString())
  return ({ when, from, to }) => {
    if (when) return t(PRESET_NAMES[when])
    if (from && to) return dates(startOf(from), startOf(to))
    if (from) return t(M.since, { date: written(from) })
    return to ? t(M.until, { date: written(to) }) : t(M.any)
  }
}
