import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Held } from '../story/held.tsx'
import { show } from '../story/show.ts'

test('the first dialog of a visit returns the focus although its code is loaded on demand', async () => {
  show(
    <Held<ReactNode> start={null}>
      {(content, set) => (
        <>
          <button
            type="button"
            onClick={async () => {
              const { Dialog } = await import('./dialog.tsx')
              set(<Dialog open onClose={() => set(null)} title="Rename tag" closeLabel="Close" />)
            }}
          >
            Open
          </button>
          {content}
        </>
      )}
    </Held>,
  )
  const opener = page.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(opener).toHaveFocus()
})
