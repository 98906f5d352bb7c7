import { I18nProvider } from '@lingui/react'
import { eventTags } from '@waymark/debugger-core/lists'
import { containerVersion, debugEvent, metadataTag, tagResult } from '@waymark/debugger-core/testing'
import { explainTag } from '@waymark/debugger-core/verdict'
import { indexVersion } from '@waymark/debugger-core/version'
import type { TagResult } from '@waymark/domain/debug-protocol'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { storyI18n } from '#testing/story-language.ts'
import { TagOutcome } from './tag-outcome.tsx'
import { Verdict } from './verdict.tsx'

let close = () => {}
afterEach(() => close())

const SETUP = { id: 'library', stop_on_failure: true }
const versionIndex = indexVersion(
  containerVersion({
    tags: [
      metadataTag('main', { consentType: 'analytics', setupTag: SETUP }),
      metadataTag('library', { name: 'The library' }),
    ],
  }),
)

/** Shows the row of `main` on an event and its details below. */
function show(result: TagResult, ...others: readonly TagResult[]) {
  storyI18n.loadAndActivate({ locale: 'en', messages: {} })
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')!
  const root = createRoot(main)
  close = () => root.unmount()
  const event = debugEvent('go', { tags: [result, ...others] })
  flushSync(() =>
    root.render(
      <I18nProvider i18n={storyI18n}>
        <TagOutcome tag={eventTags(event, versionIndex)[0]!} />
        <Verdict explained={explainTag(result, event, versionIndex)} />
      </I18nProvider>,
    ),
  )
  const icons = [...main.querySelectorAll('use')].map((icon) => icon.getAttribute('href')?.split('#')[1])
  return { row: main.firstElementChild?.textContent, text: main.querySelector('section')?.textContent, icons }
}

test('a tag whose set-up tag was held back says that this did not fire, with its reason', () => {
  const { row, text } = show(
    tagResult('main', { preventedBy: 'setup-tag-failed', sequence: { setup: 'not-fired' } }),
    tagResult('library', { preventedBy: 'consent-manager' }),
  )
  expect(row).toBe('Stopped · Set-up tag did not fire')
  expect(text).toContain('Its set-up tag The library did not fire, so the tag did not fire either.')
  expect(text).toContain('Reason of the set-up tag: Stopped by consent.')
})

test('a tag whose set-up tag failed says that this did not complete', () => {
  const { row, text } = show(tagResult('main', { preventedBy: 'setup-tag-failed', sequence: { setup: 'failed' } }))
  expect(row).toBe('Stopped · Set-up tag failed')
  expect(text).toContain('Its set-up tag The library did not complete, so the tag did not fire.')
  expect(text).not.toContain('Reason of the set-up tag')
})

test.each([
  ['waits for consent', 'consent-manager', 'shield-dash'],
  ['does not fire while debugging', 'do-not-fire-in-debug-mode', 'ad-off'],
] as const)('a tag that %s has one icon in its row and its details', (_why, preventedBy, icon) => {
  expect(show(tagResult('main', { preventedBy })).icons.slice(0, 2)).toEqual([icon, icon])
})
