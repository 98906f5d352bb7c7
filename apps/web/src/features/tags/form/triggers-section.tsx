import { msg } from '@waymark/domain/message'
import { triggerTypesFor } from '@waymark/domain/tag'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { type LinkedTrigger, linkedTrigger, refreshTriggers, withLinked } from '@waymark/forms/models/tag'
import { Button, LabelButton } from '@waymark/ui/controls'
import { Badge } from '@waymark/ui/data'
import { EditedMark, focusAfterRemove } from '@waymark/ui/form'
import { Icon } from '@waymark/ui/icon'
import { LinkRow, LinkRows, Section } from '@waymark/ui/layout'
import { use, useState } from 'react'
import { useCan } from '#data/current-site.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { RowErrors } from '#form/controls/row-errors.tsx'
import { SAVING } from '#form/form-messages.ts'
import { useField } from '#form/use-form.ts'
import { EDIT } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { type OpenTriggerDialog, TriggerDialogs } from '#items/trigger-form/trigger-dialogs.tsx'
import { useTriggerLine } from '#items/trigger-form/trigger-line.ts'
import { NEW_TRIGGER } from '#items/trigger-form/trigger-messages.ts'
import { FIX, FIX_ONE, hasProblem, TriggerProblem } from '#items/trigger-form/trigger-problem.tsx'
import type { DescribedTagSectionProps } from './section-props.ts'
import { TriggerDialog } from './trigger-dialog.ts'
import { CHOOSE_TRIGGER, DETACH, DETACH_ONE } from './trigger-messages.ts'
import styles from './triggers-section.module.css'
import { useLinkErrors } from './use-link-errors.ts'

const M = {
  chooseTitle: msg('tags.choose-triggers', 'Choose triggers'),
  link: msg(
    'tags.choose-triggers.link',
    '{count, plural, =0 {Link triggers} one {Link # trigger} other {Link # triggers}}',
  ),
  already: msg('tags.choose-triggers.already', 'Already linked'),
  editOne: msg('tags.triggers.edit-one', 'Edit {name}'),
  none: msg('tags.triggers.none', 'No triggers yet. Without one the tag never fires.'),
  notForHeatmaps: msg('tags.triggers.not-for-heatmaps', 'Not for heatmaps'),
}

const metaOf = ({ hasAbandonedConditions, hasConditionsWithAbandonedVariable }: LinkedTrigger) => ({
  has_abandoned_conditions: hasAbandonedConditions,
  has_conditions_with_abandoned_variable: hasConditionsWithAbandonedVariable,
})

/** The triggers that make the tag run: make one, choose among those of the site, change one, or let go of one. */
export function TriggersSection({
  appId,
  template,
  form,
  readOnly,
  section: { label, about },
  fresh,
}: DescribedTagSectionProps & {
  appId: string
  /** The tag is being added: the buttons that add triggers are drawn below the others. */
  fresh: boolean
}) {
  const { t, errorText, edited } = useFieldText()
  const own = useState<OpenTriggerDialog>(null)
  const [open, setOpen] = use(TriggerDialog) ?? own
  const field = useField(form, 'triggers')
  const triggers = field.value
  const errors = useLinkErrors(field)
  const mark = edited(field.edited)
  const types = triggerTypesFor(template.stored.template)
  const edit = useCan('edit')
  const refusal = edit.allowed ? (readOnly ? t(SAVING) : undefined) : t(edit.why)
  const close = () => setOpen(null)
  const adding = (
    <>
      <LabelButton icon="plus" disabledReason={refusal} onPress={() => setOpen('making')}>
        {t(NEW_TRIGGER)}
      </LabelButton>
      <LabelButton icon="link" disabledReason={refusal} onPress={() => setOpen('choosing')}>
        {t(CHOOSE_TRIGGER)}
      </LabelButton>
    </>
  )
  return (
    <Section
      id="section-triggers"
      title={t(label)}
      count={triggers.length}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      description={about && t(about)}
      actions={!fresh && adding}
    >
      {triggers.length === 0 ? (
        <p>{t(M.none)}</p>
      ) : (
        <LinkRows label={t(label)}>
          {triggers.map((trigger, index) => (
            <TriggerRow
              key={trigger.id}
              trigger={trigger}
              error={errors[index]}
              refusal={refusal}
              onEdit={() => setOpen({ editing: trigger.id })}
              onDetach={() => field.setValue(triggers.filter(({ id }) => id !== trigger.id))}
            />
          ))}
        </LinkRows>
      )}
      <RowErrors list={errorText(field.error)} rows={[]} />
      {fresh && <div className={styles.adding}>{adding}</div>}
      <TriggerDialogs
        appId={appId}
        open={open}
        allowed={types && { types, why: M.notForHeatmaps }}
        choosing={{
          title: M.chooseTitle,
          confirm: M.link,
          linked: { ids: triggers.map(({ id }) => id), why: M.already },
        }}
        onClose={close}
        onChosen={(chosen) => {
          field.setValue(withLinked(triggers, chosen.map(linkedTrigger)))
          close()
        }}
        onEdited={(trigger) => refreshTriggers(form, [linkedTrigger(trigger)])}
      />
    </Section>
  )
}

interface TriggerRowProps {
  trigger: LinkedTrigger
  /** Why it cannot be linked. */
  error: string | undefined
  /** Why it can be neither edited nor detached. */
  refusal: string | undefined
  onEdit: () => void
  onDetach: () => void
}

/** A trigger of the tag with its problem, and what edits and detaches it. */
function TriggerRow({ trigger, error, refusal, onEdit, onDetach }: TriggerRowProps) {
  const { t } = useI18n()
  const lineOf = useTriggerLine()
  const { name, type } = trigger
  const meta = metaOf(trigger)
  const broken = hasProblem(meta)
  return (
    <LinkRow
      icon={<Icon name={TRIGGER_APPEARANCES[type].icon} />}
      name={name}
      onPress={onEdit}
      caption={lineOf(trigger)}
      badge={
        error ? (
          <Badge tone="danger" icon="error">
            {error}
          </Badge>
        ) : (
          <TriggerProblem meta={meta} />
        )
      }
      actions={
        <>
          <Button
            size="small"
            variant="quiet"
            disabledReason={refusal}
            aria-label={t(broken ? FIX_ONE : M.editOne, { name })}
            onPress={onEdit}
          >
            {t(broken ? FIX : EDIT)}
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabledReason={refusal}
            aria-description={error}
            data-invalid={error}
            aria-label={t(DETACH_ONE, { name })}
            onPress={(event) => {
              focusAfterRemove(event.currentTarget)
              onDetach()
            }}
          >
            {t(DETACH)}
          </Button>
        </>
      }
    />
  )
}
