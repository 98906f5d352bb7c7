import { I18nProvider } from '@lingui/react'
import { APP, openDebugger } from '@waymark/debugger-core/testing'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connectionOf } from '#data/debugging/start-connection.ts'
import { storyI18n } from '#testing/story-language.ts'
import { ConnectionNote } from './connection-note.tsx'

test.each([
  ['is announced outside the debugger', { alerted: false, said: 'Connection to shop.example lost' }],
  ['is left to the alert of the debugger, also after that is left', { alerted: true, said: '' }],
])('a lost connection %s', async (_, { alerted, said }) => {
  storyI18n.loadAndActivate({ locale: 'en', messages: {} })
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.querySelector('main')!)
  const site = openDebugger()
  const connection = connectionOf(site.actor, { app: APP, now: () => site.clock.now() })
  const show = (alerted: boolean) =>
    root.render(
      <I18nProvider i18n={storyI18n}>
        <ConnectionNote connection={connection} alerted={alerted} />
      </I18nProvider>,
    )
  show(alerted)
  const note = page.getByRole('status')
  await expect.element(note).toBeEmptyDOMElement()
  await site.connecting()
  await expect.element(note).toHaveTextContent('Connecting to shop.example')
  await site.handshake()
  await expect.element(note).toHaveTextContent('Connected to shop.example')
  site.window().isClosed = true
  await site.advance(2000)
  await expect.poll(() => note.element().textContent).toBe(said)
  show(false)
  await expect.poll(() => note.element().textContent).toBe(said)
  await site.connected()
  await expect.element(note).toHaveTextContent('Connected to shop.example')
  root.unmount()
  connection.stop()
})
