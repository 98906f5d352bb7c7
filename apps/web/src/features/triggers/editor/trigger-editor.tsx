import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Trigger } from '@waymark/domain/trigger'
import { TRIGGER_TYPE_LABELS } from '@waymark/domain/trigger/types'
import { focusFirstError } from '@waymark/ui/form'
import { Icon } from '@waymark/ui/icon'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { lazy, Suspense, useRef, useState } from 'react'
import { VariablesOf } from '../../../controls/use-variable-names.ts'
import { LeaveGuard } from '../../../forms/leave-guard.tsx'
import { SaveBar } from '../../../forms/save-bar.tsx'
import { useCan, useSite } from '../../../queries/known.ts'
import { triggerQuery } from '../../../queries/trigger-one.ts'
import { TRIGGER_ICONS } from '../../../sites/trigger-looks.ts'
import { usePageTitle } from '../../../titles/page-title.ts'
import { TriggerSections } from '../../../trigger-form/trigger-sections.tsx'
import { UnsupportedNote } from '../../../trigger-form/unsupported-note.tsx'
import { useOpenTrigger } from '../../../trigger-form/use-open-trigger.ts'
import { useFormats } from '../../../words/dates.ts'
import { useWords } from '../../../words/use-words.ts'
import { useShowListButton } from '../../lists/list-layout.tsx'
import { TriggerActions } from './trigger-actions.tsx'
import { type Related, TriggerFacts } from './trigger-facts.tsx'
import { TriggerNotes } from './trigger-notes.tsx'

const RelatedTags = lazy(() => import('../related/related-tags.tsx'))
const RelatedTriggers = lazy(() => import('../related/related-triggers.tsx'))
const EditTrigger = lazy(() => import('../../../trigger-form/edit-trigger.tsx'))

const CAPTION = msg('triggers.editor.caption', '{type} · Edited {date}')

/** The screen of one trigger. It starts over for another trigger, and when it was changed elsewhere and nothing is typed. */
export function TriggerEditor({ appId, triggerId }: { appId: string; triggerId: string }) {
  const { data: trigger } = useSuspenseQuery(triggerQuery(appId, triggerId))
  usePageTitle(trigger.attributes.name)
  return <OpenTrigger key={triggerId} appId={appId} trigger={trigger} />
}

function OpenTrigger({ appId, trigger }: { appId: string; trigger: Trigger }) {
  const { say } = useWords()
  const { dateTime } = useFormats()
  const edit = useCan('edit')
  const site = useSite()
  const showList = useShowListButton()
  const root = useRef<HTMLDivElement>(null)
  const { spot, values, dirty, valid, submitting, parts, save, reset, reveal, removeUnsupported } = useOpenTrigger(
    appId,
    trigger,
  )
  const [gone, setGone] = useState(false)
  const [related, setRelated] = useState<Related | null>(null)
  const [fixing, setFixing] = useState<string | null>(null)
  const refusal = edit.allowed ? undefined : say(edit.why)
  const { name, trigger_type, updated_at } = trigger.attributes

  const showWrong = () => {
    reveal()
    requestAnimationFrame(() => root.current && focusFirstError(root.current))
  }
  const panel = { appId, trigger, onClose: () => setRelated(null) }
  return (
    <>
      <ContentSheet
        foot={
          dirty &&
          edit.allowed && (
            <SaveBar
              parts={parts}
              valid={valid}
              saving={submitting}
              onSave={() => void save()}
              onReset={reset}
              onInvalid={showWrong}
            />
          )
        }
      >
        <LeaveGuard dirty={dirty && !gone} parts={parts} />
        {showList}
        <PageHead
          icon={<Icon name={TRIGGER_ICONS[trigger_type]} />}
          title={name}
          caption={say(CAPTION, { type: say(TRIGGER_TYPE_LABELS[trigger_type]), date: dateTime(updated_at) })}
          actions={<TriggerActions appId={appId} trigger={trigger} refusal={refusal} onDeleted={() => setGone(true)} />}
        />
        <TriggerFacts trigger={trigger} site={site} open={related} onOpen={setRelated} />
        <UnsupportedNote
          count={values.abandoned.length}
          where="screen"
          pending={submitting}
          refusal={refusal}
          onFix={() => void removeUnsupported().then((saved) => !saved && showWrong())}
        />
        <TriggerNotes appId={appId} trigger={trigger} refusal={refusal} onFixMember={setFixing} />
        <VariablesOf value={appId}>
          <div ref={root}>
            <TriggerSections
              appId={appId}
              spot={spot}
              readOnly={!edit.allowed || submitting}
              triggerId={trigger.id}
              first
            />
          </div>
        </VariablesOf>
      </ContentSheet>
      <Suspense>
        {related === 'tags' && <RelatedTags {...panel} />}
        {related === 'triggers' && <RelatedTriggers {...panel} />}
        {fixing !== null && (
          <EditTrigger appId={appId} triggerId={fixing} onClose={() => setFixing(null)} onSaved={() => undefined} />
        )}
      </Suspense>
    </>
  )
}
