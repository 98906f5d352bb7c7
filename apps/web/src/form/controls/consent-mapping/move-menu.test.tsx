import { I18nProvider } from '@lingui/react'
import { DEFAULT_MAPPING } from '@waymark/domain/tag/templates'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storyI18n } from '#testing/story-language.ts'
import { onTouchScreen } from '#testing/touch-screen.ts'
import { MappingBoard } from './board.tsx'

function Board() {
  const [mapping, setMapping] = useState(DEFAULT_MAPPING)
  return (
    <I18nProvider i18n={storyI18n}>
      <MappingBoard mapping={mapping} onChange={setMapping} readOnly={false} />
    </I18nProvider>
  )
}

/** The button that moves a type, in the column of a category. */
const move = (type: string, category: string) =>
  page.getByRole('region', { name: category }).getByRole('button', { name: `Move ${type}` })

/** Opens the menu of the focused button and chooses its item by first letters. */
async function choose(item: string) {
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: item })).toBeVisible()
  await userEvent.keyboard(item)
  await userEvent.keyboard('{Enter}')
}

test('the focus follows a type that is moved by its menu, and stays near one that is removed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Board />))
  const first = move('Marketing automation', 'Marketing')
  await expect.element(first).toBeInTheDocument()
  ;(first.element() as HTMLElement).focus()
  await choose('Move to Statistic')
  await expect.element(move('Marketing automation', 'Statistic')).toHaveFocus()
  await choose('Remove')
  const row = page.getByRole('button', { name: 'Marketing automation Not mapped' })
  await expect.element(row).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await choose('Move to Unclassified')
  await expect.element(move('Marketing automation', 'Unclassified')).toHaveFocus()
  ;(move('Analytics', 'Statistic').element() as HTMLElement).focus()
  await choose('Remove')
  await expect.element(move('Conversion tracking', 'Statistic')).toHaveFocus()
  root.unmount()
})

test('only the menu is named where touch drags nothing', async () => {
  await onTouchScreen()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Board />))
  await expect.element(page.getByText('Choose a category in the ⋯ menu')).toBeVisible()
  await expect.element(page.getByText('Drag into a category')).not.toBeVisible()
  root.unmount()
})
