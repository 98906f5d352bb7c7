import { msg } from '@waymark/domain/message'
import { FIRING_FREQUENCIES, type FiringFrequency, FREQUENCY_LABELS, triggerTypesFor } from '@waymark/domain/tag'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { idleBlockers, linkedTrigger, TAG_LABELS, withLinked } from '@waymark/forms/models/tag'
import { Button, LabelButton, Select } from '@waymark/ui/controls'
import { Badge } from '@waymark/ui/data'
import { Field, FieldGroup, focusAfterRemove } from '@waymark/ui/form'
import { Icon } from '@waymark/ui/icon'
import { LinkRow, LinkRows, Note, Section } from '@waymark/ui/layout'
import { lazy, Suspense, use, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { useFormats } from '#i18n/dates.ts'
import { useTriggerLine } from '#items/trigger-form/trigger-line.ts'
import { NONE } from './firing-messages.ts'
import styles from './firing-section.module.css'
import type { DescribedTagSectionProps, TagSectionProps } from './section-props.ts'
import { SequencedTagField } from './sequenced-tag-field.tsx'
import { TriggerDialog } from './trigger-dialog.ts'
import { DETACH, DETACH_ONE } from './trigger-messages.ts'
import { useLinkErrors } from './use-link-errors.ts'

const ChooseTriggers = lazy(() => import('#items/trigger-form/choose-triggers.tsx'))

const M = {
  notWhenAbout: msg('tags.not-when-about', 'The tag does not fire on an event on which one of these triggers matches.'),
  choose: msg('tags.not-when.choose', 'Choose trigger'),
  chooseTitle: msg('tags.not-when.title', 'Choose blocking triggers'),
  block: msg(
    'tags.not-when.block',
    '{count, plural, =0 {Block with triggers} one {Block with # trigger} other {Block with # triggers}}',
  ),
  already: msg('tags.not-when.already', 'Already blocks'),
  idle: msg(
    'tags.not-when.idle',
    '{names} {count, plural, one {keeps} other {keep}} no trigger of this tag from firing it: none of them listens to the same event.',
  ),
  frequencyHint: msg('tags.frequency-hint', 'For all triggers of the tag together.'),
}

/** What keeps a tag from firing besides its triggers, and the tags before and after it. */
export default function FiringSection({
  appId,
  tagId,
  section: { label, about },
  ...props
}: DescribedTagSectionProps & { appId: string; tagId: string | undefined }) {
  const { t } = useFieldText()
  return (
    <Section id="section-firing" title={t(label)} description={about && t(about)}>
      <div className={styles.firing}>
        <BlockingTriggers {...props} appId={appId} />
        <Frequency {...props} />
        <SequencedTagField {...props} part="setup" appId={appId} tagId={tagId} />
        <SequencedTagField {...props} part="cleanup" appId={appId} tagId={tagId} />
      </div>
    </Section>
  )
}

function BlockingTriggers({ appId, template, form, readOnly }: TagSectionProps & { appId: string }) {
  const { t, errorText, edited } = useFieldText()
  const [choosing, setChoosing] = useState(false)
  const field = useField(form, 'blockingTriggers')
  const triggers = field.value
  const idle = idleBlockers(triggers, useField(form, 'triggers').value)
  const errors = useLinkErrors(field)
  const { list } = useFormats()
  const lineOf = useTriggerLine()
  const dialog = use(TriggerDialog)
  const close = () => setChoosing(false)
  return (
    <FieldGroup
      className={styles.whole}
      label={t(TAG_LABELS.blockingTriggers)}
      hint={t(M.notWhenAbout)}
      error={errorText(field.error)}
      edited={edited(field.edited)}
      action={
        !readOnly && (
          <LabelButton icon="link" onPress={() => setChoosing(true)}>
            {t(M.choose)}
          </LabelButton>
        )
      }
    >
      {triggers.length === 0 && readOnly && <p className={styles.none}>{t(NONE)}</p>}
      {triggers.length > 0 && (
        <LinkRows label={t(TAG_LABELS.blockingTriggers)}>
          {triggers.map((trigger, index) => (
            <LinkRow
              key={trigger.id}
              icon={<Icon name={TRIGGER_APPEARANCES[trigger.type].icon} />}
              name={trigger.name}
              {...(dialog && { onPress: () => dialog[1]({ editing: trigger.id }) })}
              caption={lineOf(trigger)}
              badge={
                errors[index] && (
                  <Badge tone="danger" icon="error">
                    {errors[index]}
                  </Badge>
                )
              }
              actions={
                !readOnly && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-description={errors[index]}
                    data-invalid={errors[index]}
                    aria-label={t(DETACH_ONE, { name: trigger.name })}
                    onPress={(event) => {
                      focusAfterRemove(event.currentTarget)
                      field.setValue(triggers.filter(({ id }) => id !== trigger.id))
                    }}
                  >
                    {t(DETACH)}
                  </Button>
                )
              }
            />
          ))}
        </LinkRows>
      )}
      {idle.length > 0 && (
        <div className={styles.note}>
          <Note tone="warning">{t(M.idle, { names: list(idle.map(({ name }) => name)), count: idle.length })}</Note>
        </div>
      )}
      <Suspense>
        {choosing && (
          <ChooseTriggers
            appId={appId}
            title={M.chooseTitle}
            confirm={M.block}
            types={triggerTypesFor(template.stored.template)}
            linked={{ ids: triggers.map(({ id }) => id), why: M.already }}
            onClose={close}
            onChoose={(more) => {
              field.setValue(withLinked(triggers, more.map(linkedTrigger)))
              close()
            }}
          />
        )}
      </Suspense>
    </FieldGroup>
  )
}

function Frequency({ form, readOnly }: TagSectionProps) {
  const { t, errorText, edited } = useFieldText()
  const field = useField(form, 'frequency')
  return (
    <Field
      className={styles.whole}
      label={t(TAG_LABELS.frequency)}
      hint={t(M.frequencyHint)}
      error={errorText(field.error)}
      edited={edited(field.edited)}
    >
      <Select<FiringFrequency>
        value={field.value}
        onChange={field.setValue}
        options={FIRING_FREQUENCIES.map((value) => ({ value, label: t(FREQUENCY_LABELS[value]) }))}
        readOnly={readOnly}
      />
    </Field>
  )
}
