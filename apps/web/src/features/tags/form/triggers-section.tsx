import { msg } from '@waymark/domain/message'
import { triggerTypesFor } from '@waymark/domain/tag'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { type LinkedTrigger, linkedTrigger, refreshTriggers, withLinked } from '@waymark/forms/models/tag'
import { Button, LabelButton } from '@waymark/ui/controls'
import { EditedMark, stayInList } from '@waymark/ui/form'
import { Icon } from '@waymark/ui/icon'
import { LinkRow, LinkRows, Section } from '@waymark/ui/layout'
import { lazy, Suspense, use, useState } from 'react'
import { useCan } from '#data/current-site.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
import { useTriggerLine } from '#items/trigger-form/trigger-line.ts'
import { hasProblem, TriggerProblem } from '#items/trigger-form/trigger-problem.tsx'
import type { SectionProps } from './section-props.ts'
import { type OpenDialog, TriggerDialog } from './trigger-dialog.ts'
import styles from './triggers-section.module.css'

const ChooseTriggers = lazy(() => import('#items/trigger-form/choose-triggers.tsx'))
const TriggerWizard = lazy(() => import('#items/trigger-form/wizard/trigger-wizard.tsx'))
const EditTrigger = lazy(() => import('#items/trigger-form/edit-trigger.tsx'))

const M = {
  title: msg('tags.triggers', 'Triggers'),
  about: msg('tags.triggers-about', 'The tag fires when any of these triggers fires.'),
  fresh: msg('tags.triggers.new', 'New trigger'),
  choose: msg('tags.triggers.choose', 'Choose existing'),
  chooseTitle: msg('tags.choose-triggers', 'Choose triggers'),
  link: msg(
    'tags.choose-triggers.link',
    '{count, plural, =0 {Link triggers} one {Link # trigger} other {Link # triggers}}',
  ),
  already: msg('tags.choose-triggers.already', 'Already linked'),
  edit: msg('tags.triggers.edit', 'Edit'),
  editOne: msg('tags.triggers.edit-one', 'Edit {name}'),
  fix: msg('trigger-problem.fix', 'Fix'),
  fixOne: msg('trigger-problem.fix-one', 'Fix "{name}"'),
  detach: msg('tags.triggers.detach', 'Detach'),
  detachOne: msg('tags.triggers.detach-one', 'Detach {name}'),
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
  fresh,
}: Omit<SectionProps, 'readOnly'> & {
  appId: string
  /** The tag is being added: the buttons that add triggers are drawn below the others. */
  fresh: boolean
}) {
  const { t, edited } = useFieldText()
  const own = useState<OpenDialog>(null)
  const [open, setOpen] = use(TriggerDialog) ?? own
  const field = useField(form, 'triggers')
  const triggers = field.value
  const lineOf = useTriggerLine()
  const mark = edited(field.edited)
  const types = triggerTypesFor(template.stored.template)
  const edit = useCan('edit')
  const refusal = edit.allowed ? undefined : t(edit.why)
  const close = () => setOpen(null)
  const link = (more: readonly Parameters<typeof linkedTrigger>[0][]) => {
    field.setValue(withLinked(triggers, more.map(linkedTrigger)))
    close()
  }
  const adding = (
    <>
      <LabelButton icon="plus" disabledReason={refusal} onPress={() => setOpen('making')}>
        {t(M.fresh)}
      </LabelButton>
      <LabelButton icon="link" disabledReason={refusal} onPress={() => setOpen('choosing')}>
        {t(M.choose)}
      </LabelButton>
    </>
  )
  return (
    <Section
      id="section-triggers"
      title={t(M.title)}
      count={triggers.length}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      description={t(M.about)}
      actions={!fresh && adding}
    >
      {triggers.length === 0 ? (
        <p>{t(M.none)}</p>
      ) : (
        <LinkRows label={t(M.title)}>
          {triggers.map((trigger) => {
            const { id, name, type } = trigger
            const broken = hasProblem(metaOf(trigger))
            return (
              <LinkRow
                key={id}
                icon={<Icon name={TRIGGER_APPEARANCES[type].icon} />}
                name={name}
                onPress={() => setOpen({ editing: id })}
                caption={lineOf(trigger)}
                badge={<TriggerProblem meta={metaOf(trigger)} />}
                actions={
                  <>
                    <Button
                      size="small"
                      variant="quiet"
                      disabledReason={refusal}
                      aria-label={t(broken ? M.fixOne : M.editOne, { name })}
                      onPress={() => setOpen({ editing: id })}
                    >
                      {t(broken ? M.fix : M.edit)}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      disabledReason={refusal}
                      aria-label={t(M.detachOne, { name })}
                      onPress={(event) => {
                        stayInList(event.currentTarget)
                        field.setValue(triggers.filter((linked) => linked.id !== id))
                      }}
                    >
                      {t(M.detach)}
                    </Button>
                  </>
                }
              />
            )
          })}
        </LinkRows>
      )}
      {fresh && <div className={styles.adding}>{adding}</div>}
      <Suspense>
        {open === 'making' && (
          <TriggerWizard
            appId={appId}
            restriction={types && { types, why: M.notForHeatmaps }}
            onLeft={close}
            onSaved={(trigger) => link([trigger])}
          />
        )}
        {open === 'choosing' && (
          <ChooseTriggers
            appId={appId}
            title={M.chooseTitle}
            confirm={M.link}
            types={types}
            linked={{ ids: triggers.map(({ id }) => id), why: M.already }}
            onClose={close}
            onChoose={link}
          />
        )}
        {open !== null && typeof open === 'object' && (
          <EditTrigger
            appId={appId}
            triggerId={open.editing}
            onClose={close}
            onSaved={(trigger) => refreshTriggers(form, [linkedTrigger(trigger)])}
          />
        )}
      </Suspense>
    </Section>
  )
}
