import type { EventInPage } from '@waymark/debugger-core/timeline'
import { explainTag } from '@waymark/debugger-core/verdict'
import type { VersionIndex } from '@waymark/debugger-core/version'
import type { TagResult } from '@waymark/domain/debug-protocol'
import { msg } from '@waymark/domain/message'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { FlightDates } from '../parts/flight-dates.tsx'
import { Inspector } from '../parts/inspector.tsx'
import { FiredMark } from '../parts/marks.tsx'
import { OpenInProduct } from '../parts/open-in-product.tsx'
import { Facts, Part } from '../parts/part.tsx'
import { FACTS, useTagFacts } from '../parts/tag-facts.ts'
import { Triggers } from '../parts/triggers.tsx'
import { RelatedNumbers } from './related-numbers.tsx'
import { Verdict } from './verdict.tsx'

const GONE = msg('debugger.tag.gone', 'A tag that has been removed')

/** One tag on one event: why it fired or not, what is known of it, and all its triggers with every condition. */
export function TagInspector({
  result,
  placed,
  versionIndex,
  onClose,
}: {
  result: TagResult
  placed: EventInPage
  versionIndex: VersionIndex
  onClose: () => void
}) {
  const { t } = useI18n()
  const facts = useTagFacts()
  const { debug } = placed.event
  const explained = useMemo(() => explainTag(result, debug, versionIndex), [result, debug, versionIndex])
  const { tag, source, consent, status, triggers } = explained
  return (
    <Inspector title={tag?.name ?? t(GONE)} onClose={onClose}>
      <Verdict explained={explained} />
      <Facts
        facts={[
          { label: t(FACTS.status), value: <FiredMark status={status} /> },
          { label: t(FACTS.source), value: facts.source(source) },
          ...(tag
            ? [
                { label: t(FACTS.consent), value: facts.consent(tag.consentType, consent) },
                { label: t(FACTS.respects), value: facts.respects(tag.respectVisitorsPrivacy) },
                { label: t(FACTS.debugMode), value: facts.debugMode(tag.disableInDebugMode) },
                { label: t(FACTS.priority), value: tag.priority },
              ]
            : []),
          {
            label: t(FACTS.related),
            value: <RelatedNumbers tagId={result.id} current={placed.event.number} />,
          },
        ]}
      />
      <Part title={t(FACTS.triggers)} count={triggers.length}>
        <Triggers triggers={triggers} />
      </Part>
      {tag && (
        <Part title={t(FACTS.flightDates)}>
          <FlightDates scheduler={tag.scheduler} />
        </Part>
      )}
      {tag?.code && (
        <Part title={t(FACTS.code)}>
          <CodeBlock code={tag.code} language="html" label={t(FACTS.code)} />
        </Part>
      )}
      {tag && !tag.virtual && <OpenInProduct kind="tag" id={tag.id} />}
    </Inspector>
  )
}
