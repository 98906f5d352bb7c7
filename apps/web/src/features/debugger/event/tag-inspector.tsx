import type { EventInPage } from '@waymark/debugger-core/timeline'
import { explainTag } from '@waymark/debugger-core/verdict'
import type { VersionIndex } from '@waymark/debugger-core/version'
import type { TagResult } from '@waymark/domain/debug-protocol'
import { msg } from '@waymark/domain/message'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block.tsx'
import { Facts } from '#items/facts/facts.tsx'
import { DetailSection } from '../verdict/detail-section.tsx'
import { FlightDates } from '../verdict/flight-dates.tsx'
import { Source } from '../verdict/source.tsx'
import { FiredMark } from '../verdict/status.tsx'
import { FACTS, useTagFacts } from '../verdict/tag-facts.ts'
import { TagNotes } from '../verdict/tag-notes.tsx'
import { stopIcon } from '../verdict/tag-outcome.tsx'
import { Triggers } from '../verdict/triggers.tsx'
import { Verdict } from '../verdict/verdict.tsx'
import { Inspector } from './inspector.tsx'
import { OpenInProduct } from './open-in-product.tsx'
import { RelatedNumbers } from './related-numbers.tsx'

const GONE = msg('debugger.tag.gone', 'Removed tag')

interface TagInspectorProps {
  result: TagResult
  placed: EventInPage
  versionIndex: VersionIndex
  onClose: () => void
}

/** The details of one tag on one event: why it fired or not, its settings, and its triggers with all conditions. */
export function TagInspector({ result, placed, versionIndex, onClose }: TagInspectorProps) {
  const { t } = useI18n()
  const facts = useTagFacts()
  const { debug } = placed.event
  const explained = useMemo(() => explainTag(result, debug, versionIndex), [result, debug, versionIndex])
  const { tag, source, consent, status, triggers, blockingTriggers } = explained
  return (
    <Inspector title={tag?.name ?? t(GONE)} onClose={onClose}>
      <TagNotes tagId={result.id} />
      <Verdict explained={explained} />
      <Facts
        facts={[
          { label: t(FACTS.status), value: <FiredMark status={status} icon={stopIcon(explained)} wraps /> },
          ...facts.times(explained),
          { label: t(FACTS.source), value: <Source source={source} /> },
          ...(tag
            ? [
                { label: t(FACTS.consent), value: facts.consent(tag.consentType, consent) },
                { label: t(FACTS.respects), value: facts.respects(tag.respectVisitorsPrivacy) },
                { label: t(FACTS.debugMode), value: facts.debugMode(tag.disableInDebugMode) },
                { label: t(FACTS.priority), value: tag.priority },
                ...facts.firing(explained),
              ]
            : []),
          {
            label: t(FACTS.related),
            value: <RelatedNumbers tagId={result.id} current={placed.event.number} />,
          },
        ]}
      />
      <DetailSection title={t(FACTS.triggers)} count={triggers.length}>
        <Triggers triggers={triggers} />
      </DetailSection>
      {blockingTriggers.length > 0 && (
        <DetailSection title={t(FACTS.blockingTriggers)} count={blockingTriggers.length}>
          <Triggers triggers={blockingTriggers} />
        </DetailSection>
      )}
      {tag && (
        <DetailSection title={t(FACTS.flightDates)}>
          <FlightDates scheduler={tag.scheduler} />
        </DetailSection>
      )}
      {tag?.code && (
        <DetailSection title={t(FACTS.code)}>
          <CodeBlock code={tag.code} language="html" label={t(FACTS.code)} />
        </DetailSection>
      )}
      {tag && !tag.virtual && <OpenInProduct kind="tag" id={tag.id} />}
    </Inspector>
  )
}
