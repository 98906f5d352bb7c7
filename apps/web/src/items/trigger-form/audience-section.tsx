import { type AudienceArea, forVisitors, UPSELL_ADDRESS } from '@waymark/domain/condition'
import { type Message, msg } from '@waymark/domain/message'
import { isMetaSite } from '@waymark/domain/site'
import { conditionsLeft } from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, triggerTypes } from '@waymark/domain/trigger/types'
import { Button, LinkButton, Segmented } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { Note, Section, Skeleton } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useSite } from '#data/current-site.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField, useFormValue } from '#form/use-form.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { AudienceRows } from './audience-rows.tsx'
import type { DescribedTriggerSectionProps } from './section-props.ts'
import styles from './trigger-form.module.css'
import { AUDIENCES_LOADING } from './trigger-messages.ts'
import { useAudienceArea } from './use-audience-area.ts'

const M = {
  label: msg('audience.visitors', 'Visitors'),
  all: msg('audience.all', 'All visitors'),
  specific: msg('audience.specific', 'Specific visitors'),
  turnOn: msg('audience.turn-on', 'Turn on audiences'),
  remove: msg('audience.remove-all', 'Remove audience conditions'),
}

type UnavailableArea = Exclude<AudienceArea, 'ready' | 'loading'>

const NOTES: Readonly<
  Record<UnavailableArea, { readonly tone: 'neutral' | 'info' | 'warning' | 'danger'; readonly text: Message }>
> = {
  'not-supported': {
    tone: 'neutral',
    text: msg('audience.not-supported', 'Audiences are not available here.'),
  },
  error: {
    tone: 'danger',
    text: msg('audience.error', 'Your access to audiences could not be checked.'),
  },
  'no-module-access': {
    tone: 'danger',
    text: msg(
      'audience.no-module-access',
      'You have no access to the customer data platform, so audiences cannot be chosen.',
    ),
  },
  upsell: {
    tone: 'info',
    text: msg('audience.upsell', 'With the customer data platform, tags can target visitors of certain audiences.'),
  },
  inactive: {
    tone: 'warning',
    text: msg('audience.inactive', 'The customer data platform is turned off, so audience conditions are never met.'),
  },
}

const ON_META_SITE = msg('audience.meta-site', 'Audiences are not available on meta-sites.')

/** The visitors a trigger fires for: all, or those of certain audiences. Shows why audiences cannot be used. */
export function AudienceSection({ appId, form, readOnly, section: { label, about } }: DescribedTriggerSectionProps) {
  const { t, edited } = useFieldText()
  const site = useSite()
  const triggerType: TriggerTypeDefinition = triggerTypes[form.get().values.type]
  const { area, again } = useAudienceArea(triggerType.audience !== 'none')
  const field = useField(form, 'audience')
  const left = useFormValue(form, ({ get }) => conditionsLeft(get().values))
  const rows = field.value
  const mark = edited(field.edited)
  const removal =
    rows.length > 0 && !readOnly ? (
      <Button size="small" onPress={() => field.setValue([])}>
        {t(M.remove)}
      </Button>
    ) : undefined
  const actions: Readonly<Record<UnavailableArea, ReactNode>> = {
    'not-supported': removal,
    error: (
      <Button size="small" onPress={again}>
        {t(TRY_AGAIN)}
      </Button>
    ),
    'no-module-access': undefined,
    upsell: (
      <LinkButton
        size="small"
        link={({ children, ...props }) => (
          <a {...props} href={UPSELL_ADDRESS}>
            {children}
          </a>
        )}
      >
        {t(M.turnOn)}
      </LinkButton>
    ),
    inactive: removal,
  }
  const visitors = rows.length > 0 ? 'specific' : 'all'
  return (
    <Section
      id="section-audience"
      title={t(label)}
      description={about && t(about)}
      mark={mark && <EditedMark>{mark}</EditedMark>}
    >
      {area === 'loading' && (
        <div aria-busy="true" role="status">
          <span className="sr-only">{t(AUDIENCES_LOADING)}</span>
          <Skeleton height="32px" width="260px" />
        </div>
      )}
      {area === 'ready' && (
        <div className={styles.stack}>
          {triggerType.audience !== 'required' && (
            <div className={styles.segmented}>
              <Segmented<'all' | 'specific'>
                label={t(M.label)}
                value={visitors}
                onChange={(next) => field.setValue(forVisitors(rows, next, 'row-0'))}
                readOnly={readOnly}
                options={[
                  { value: 'all', label: t(M.all) },
                  { value: 'specific', label: t(M.specific) },
                ]}
              />
            </div>
          )}
          <AudienceRows
            appId={appId}
            field={field}
            left={left}
            required={triggerType.audience === 'required'}
            readOnly={readOnly}
          />
        </div>
      )}
      {area !== 'ready' && area !== 'loading' && (
        <Note tone={NOTES[area].tone} action={actions[area]}>
          {t(area === 'not-supported' && isMetaSite(site) ? ON_META_SITE : NOTES[area].text)}
        </Note>
      )}
    </Section>
  )
}
