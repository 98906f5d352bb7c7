import { FIELD_ERRORS } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { dayOf } from '@waymark/forms/models/api-client'
import { DateInput } from '@waymark/ui/date'
import { Field } from '@waymark/ui/form'
import { dateTexts } from '#i18n/date-texts.ts'
import { intlLocale } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CHOOSE_LAST_DAY } from '../page/page-messages.ts'
import styles from './audit.module.css'
import { isDay } from './period.ts'

const M = {
  from: msg('audit.when.from', 'From'),
  to: msg('audit.when.to', 'To'),
  chooseFrom: msg('audit.when.choose-from', 'Choose the first day'),
  turned: msg('audit.when.turned', 'Must not be before the first day'),
}

interface Dates {
  readonly from: string
  readonly to: string
}

/** What is wrong with the days, if anything. */
export function datesError({ from, to }: Dates): { field: keyof Dates; message: Message } | undefined {
  if (from !== '' && !isDay(from)) return { field: 'from', message: FIELD_ERRORS['invalid-date'] }
  if (to !== '' && !isDay(to)) return { field: 'to', message: FIELD_ERRORS['invalid-date'] }
  return from !== '' && to !== '' && to < from ? { field: 'to', message: M.turned } : undefined
}

/** The first and the last day of a period; either may be empty. */
export function PeriodDates({ dates, onChange }: { dates: Dates; onChange: (dates: Dates) => void }) {
  const { t, locale } = useI18n()
  const error = datesError(dates)
  const fields = [
    { field: 'from', label: M.from, dialog: M.chooseFrom },
    { field: 'to', label: M.to, dialog: CHOOSE_LAST_DAY },
  ] as const
  return (
    <div className={styles.dates}>
      {fields.map(({ field, label, dialog }) => (
        <Field key={field} label={t(label)} error={error?.field === field && t(error.message)}>
          <DateInput
            value={dates[field]}
            onChange={(day) => onChange({ ...dates, [field]: day })}
            locale={intlLocale(locale)}
            today={dayOf(new Date())}
            range={{ start: dates.from, end: dates.to }}
            texts={dateTexts(t, dialog)}
          />
        </Field>
      ))}
    </div>
  )
}
