import { Link } from '@tanstack/react-router'
import { relatedEvents, timesFired } from '@waymark/debugger-core/timeline'
import { describeTag } from '@waymark/debugger-core/verdict'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { msg } from '@waymark/domain/message'
import { TEMPLATE_APPEARANCES, WireTemplate } from '@waymark/domain/tag'
import { Icon } from '@waymark/ui/icon'
import { ContentSheet, EmptyState, FactStrip, PageHead, PageLink } from '@waymark/ui/layout'
import { type ReactNode, useMemo } from 'react'
import * as v from 'valibot'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeBlock } from '#items/code-block.tsx'
import { useShowListButton } from '#items/list/list-layout.tsx'
import { OPEN_IN_TAGS } from '../debugger-messages.ts'
import { useDebugger, useDeferredView, useTimeline, useVersionIndex, useView } from '../use-debugger.ts'
import { DetailSection } from '../verdict/detail-section.tsx'
import { FlightDates } from '../verdict/flight-dates.tsx'
import { Source } from '../verdict/source.tsx'
import { ConsentIcon } from '../verdict/status.tsx'
import { FACTS, useTagFacts } from '../verdict/tag-facts.ts'
import { TagNotes } from '../verdict/tag-notes.tsx'
import { Triggers } from '../verdict/triggers.tsx'
import { latestConsent, latestEvent } from './latest-consent.ts'
import { RelatedEvents } from './related-events.tsx'
import { TagBackLine } from './tag-back-line.tsx'
import styles from './tag-screen.module.css'

const M = {
  none: msg('debugger.tag.none', 'No tag selected'),
  noneText: msg('debugger.tag.none-text', 'Choose a tag from the list to see how often it fired, and on which events.'),
  session: msg('debugger.tag.session', '{template} · all events of this session'),
  prioritized: msg('debugger.tag.prioritized', 'Prioritized, {priority, number}'),
}

/** The selected tag over the whole session: how often it fired, on which events, and its settings. */
export function TagScreen({ narrow, menu }: { narrow: boolean; menu: ReactNode }) {
  const { t } = useI18n()
  const showList = useShowListButton()
  const versionIndex = useVersionIndex()
  const chosen = useView((view) => view.tag)
  // The list marks the selection at once; its details are deferred.
  const latest = useDeferredView((view) => view.tag)
  const id = chosen === null ? null : latest
  if (id === null || !versionIndex?.tags.has(id))
    return (
      <ContentSheet centred>
        {showList}
        <EmptyState art="trail" level={1} title={t(M.none)} text={t(M.noneText)} />
      </ContentSheet>
    )
  return (
    <ContentSheet wide key={id}>
      {narrow ? <TagBackLine id={id} end={menu} /> : showList}
      <SessionTag id={id} versionIndex={versionIndex} />
    </ContentSheet>
  )
}

const appearanceOf = (template: string) => TEMPLATE_APPEARANCES[v.is(WireTemplate, template) ? template : 'abandoned']

function SessionTag({ id, versionIndex }: { id: string; versionIndex: VersionIndex }) {
  const { t } = useI18n()
  const { number } = useFormats()
  const { site } = useDebugger()
  const texts = useTagFacts()
  const timeline = useTimeline()
  const described = useMemo(() => describeTag(id, versionIndex), [id, versionIndex])
  const { tag, source, triggers, blockingTriggers } = described
  const related = useMemo(() => relatedEvents(timeline, id), [timeline, id])
  const times = useMemo(() => timesFired(timeline).get(id) ?? 0, [timeline, id])
  if (!tag) return null
  const appearance = appearanceOf(tag.template)
  const consent = latestConsent(tag, latestEvent(timeline))
  const facts = [
    { key: 'times', label: t(FACTS.times), value: number(times) },
    { key: 'source', label: t(FACTS.source), value: <Source source={source} /> },
    {
      key: 'consent',
      label: t(FACTS.consent),
      value: (
        <span className={styles.fact}>
          <ConsentIcon status={consent} />
          {texts.consent(tag.consentType, consent)}
        </span>
      ),
    },
    { key: 'respects', label: t(FACTS.respects), value: texts.respects(tag.respectVisitorsPrivacy) },
    { key: 'debug', label: t(FACTS.debugMode), value: texts.debugMode(tag.disableInDebugMode) },
    ...(tag.priority > 0
      ? [
          {
            key: 'priority',
            label: t(FACTS.priority),
            value: (
              <span className={styles.fact}>
                <Icon name="priority" />
                {t(M.prioritized, { priority: tag.priority })}
              </span>
            ),
          },
        ]
      : []),
    ...texts.firing(described).map((fact) => ({ key: fact.label, ...fact })),
  ]
  return (
    <>
      <PageHead
        icon={<Icon name={appearance.icon} />}
        title={tag.name}
        caption={t(M.session, { template: t(appearance.name) })}
        actions={
          site &&
          !tag.virtual && (
            <PageLink
              icon="external"
              label={t(OPEN_IN_TAGS)}
              link={(props) => (
                <Link {...props} to="/tag/app/$appId/tags/$tagId/edit" params={{ appId: site.id, tagId: tag.id }} />
              )}
            />
          )
        }
      />
      <TagNotes tagId={id} />
      <FactStrip facts={facts} />
      <div className={styles.columns}>
        <div>
          <DetailSection level={2} title={t(FACTS.triggers)} count={triggers.length}>
            <Triggers triggers={triggers} />
          </DetailSection>
          {blockingTriggers.length > 0 && (
            <DetailSection level={2} title={t(FACTS.blockingTriggers)} count={blockingTriggers.length}>
              <Triggers triggers={blockingTriggers} />
            </DetailSection>
          )}
          {tag.code && (
            <DetailSection level={2} title={t(FACTS.code)}>
              <CodeBlock code={tag.code} language="html" label={t(FACTS.code)} />
            </DetailSection>
          )}
        </div>
        <div>
          <DetailSection level={2} title={t(FACTS.related)} count={related.length}>
            <RelatedEvents related={related} tag={tag} />
          </DetailSection>
          <DetailSection level={2} title={t(FACTS.flightDates)}>
            <FlightDates scheduler={tag.scheduler} />
          </DetailSection>
        </div>
      </div>
    </>
  )
}
