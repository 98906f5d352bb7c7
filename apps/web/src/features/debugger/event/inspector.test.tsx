import { I18nProvider } from '@lingui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storyI18n } from '#testing/story-language.ts'
import { Inspector } from './inspector.tsx'

test.each(['by key', 'by its button'])(
  'details that are closed %s return the focus at once, although they are removed later',
  async (how) => {
    storyI18n.loadAndActivate({ locale: 'en', messages: {} })
    document.body.innerHTML = '<main><button>Row</button><div></div></main>'
    const row = page.getByRole('button', { name: 'Row' })
    ;(row.element() as HTMLElement).focus()
    const root = createRoot(document.querySelector('main div')!)
    let closed = 0
    const details = (
      <Inspector title="Details of the row" onClose={() => (closed += 1)}>
        Text
      </Inspector>
    )
    flushSync(() => root.render(<I18nProvider i18n={storyI18n}>{details}</I18nProvider>))
    await expect.element(page.getByRole('heading', { name: 'Details of the row' })).toHaveFocus()
    if (how === 'by key') await userEvent.keyboard('{Escape}')
    else await userEvent.click(page.getByRole('button', { name: 'Close details' }))
    expect(closed).toBe(1)
    expect(document.activeElement).toBe(row.element())
    root.unmount()
  },
)
