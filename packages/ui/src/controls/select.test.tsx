import { composeStories } from '@storybook/react-vite'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Held } from '../story/held.tsx'
import { CONSENTS } from '../story/samples.ts'
import { show } from '../story/show.ts'
import * as stories from './select.stories.tsx'
import { Select } from './select.tsx'

const { Short, Long, VeryLongGroup, ReadOnly, WithSuggestions } = composeStories(stories)

const consent = page.getByRole('combobox', { name: 'Consent type' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

test('opens with an arrow at the chosen option, moves, and chooses with Enter', async () => {
  show(<Short />)
  await expect.element(consent).toHaveTextContent('Analytics')
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(consent).toHaveTextContent('Conversion tracking')
  await expect.element(consent).toHaveFocus()
  expect(page.getByRole('listbox').query()).toBeNull()
})

test('finds an option by its first letters', async () => {
  show(<Short />)
  await expect.element(consent).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('rem{Enter}')
  await expect.element(consent).toHaveTextContent('Remarketing')
})

test('closes with Esc and changes nothing', async () => {
  show(<Short />)
  await expect.element(consent).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}{End}{Escape}')
  await expect.element(consent).toHaveTextContent('Analytics')
  await expect.element(consent).toHaveFocus()
})

test('lists an unavailable option with its reason and does not choose it', async () => {
  show(<Short />)
  await userEvent.click(consent)
  const unavailable = page.getByRole('option', { name: /Custom consent/ })
  await expect.element(unavailable).toHaveAccessibleDescription('Not for this tag')
  await userEvent.click(unavailable, { force: true })
  await expect.element(unavailable).toBeVisible()
  await expect.element(consent).toHaveTextContent('Analytics')
})

test('closes on a press outside', async () => {
  show(
    <>
      <button type="button">Elsewhere</button>
      <Short />
    </>,
  )
  await userEvent.click(consent)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  expect(page.getByRole('listbox').query()).toBeNull()
})

test('starts the search of a long list with the first letter typed', async () => {
  show(<Long />)
  const event = page.getByRole('combobox', { name: 'Event' })
  await expect.element(event).toBeVisible()
  await userEvent.keyboard('{Tab}su')
  await expect.element(page.getByRole('option', { name: 'Subscribe' })).toBeVisible()
  expect(options()).toEqual(['Subscribe'])
  await userEvent.keyboard('{Enter}')
  await expect.element(event).toHaveTextContent('Subscribe')
  await expect.element(event).toHaveFocus()
})

test('renders only the visible options of a very long group, also when moving by keyboard', async () => {
  show(<VeryLongGroup />)
  const variable = page.getByRole('combobox', { name: 'Variable' })
  await expect.element(variable).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  const chosen = page.getByRole('option', { name: 'Variable 300' })
  await expect.element(chosen).toBeInViewport()
  await expect.element(chosen).toHaveAttribute('aria-posinset', '313')
  expect(options().length).toBeLessThan(80)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Variable 301' })).toHaveAttribute('data-focus')
  await userEvent.keyboard('{PageDown}')
  await expect.element(page.getByRole('option', { name: 'Variable 400' })).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.element(variable).toHaveTextContent('Variable 400')
})

test('does not open when it is read-only', async () => {
  show(<ReadOnly />)
  await expect.element(consent).toHaveAttribute('aria-readonly', 'true')
  await userEvent.keyboard('{Tab}{ArrowDown}')
  expect(page.getByRole('listbox').query()).toBeNull()
})

test('keeps the focus while it is read-only, unavailable or pending, and afterwards', async () => {
  let change = (_: object) => {}
  show(
    <Held<object> start={{}}>
      {(state, set) => {
        change = set
        return <Select value="analytics" onChange={() => {}} options={CONSENTS} aria-label="Consent type" {...state} />
      }}
    </Held>,
  )
  await userEvent.click(consent)
  await userEvent.keyboard('{Escape}')
  for (const state of [{ readOnly: true }, {}, { disabledReason: 'Not now' }, {}, { pending: true }, {}]) {
    flushSync(() => change(state))
    await expect.element(consent).toHaveFocus()
  }
})

test('offers suggestions and accepts other texts', async () => {
  show(<WithSuggestions />)
  const address = page.getByRole('combobox', { name: 'Page address' })
  await userEvent.fill(address, 'https://elsewhere.example/')
  expect(page.getByRole('listbox').query()).toBeNull()
  await expect.element(address).toHaveValue('https://elsewhere.example/')
})
