import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../story/show.ts'
import * as stories from './variable-input.stories.tsx'

const { Completing } = composeStories(stories)

const input = page.getByRole('combobox', { name: 'Value' })

async function typeInto(text: string) {
  show(<Completing />)
  await userEvent.click(input)
  await userEvent.keyboard(`{End}${text}`)
}

test('offers variables behind two braces and inserts the chosen one', async () => {
  await typeInto('{{{{prod')
  await expect.element(page.getByRole('option', { name: /Product SKU/ })).toBeVisible()
  await userEvent.keyboard('{Enter}!')
  await expect.element(input).toHaveValue('EUR {{ Order total }} {{ Product SKU }}!')
  await expect.element(input).toHaveFocus()
})

test('keeps the focus in the field while arrows move in the list', async () => {
  await typeInto('{{{{')
  await userEvent.keyboard('{ArrowDown}')
  const second = page.getByRole('option', { name: /DOM/ })
  await expect.element(second).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-activedescendant', second.element().id)
  await expect.element(input).toHaveFocus()
})

test('can be dismissed for each reference', async () => {
  await typeInto('{{{{pr{Escape}od')
  expect(page.getByRole('listbox').query()).toBeNull()
  await userEvent.keyboard('}} {{{{or')
  await expect.element(page.getByRole('listbox')).toBeVisible()
})

test('does not insert a variable that cannot be used here', async () => {
  await typeInto('{{{{order skus')
  await expect.element(page.getByRole('option', { name: /Order SKUs/ })).toHaveAccessibleDescription('Would loop')
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('EUR {{ Order total }} {{order skus')
})

test('opens the list by its button, and takes the braces out again when nothing is chosen', async () => {
  show(<Completing />)
  await userEvent.click(input)
  await userEvent.keyboard('{Home}')
  await userEvent.click(page.getByRole('button', { name: 'Insert variable' }))
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveValue('EUR {{ Order total }} ')
  await userEvent.click(page.getByRole('button', { name: 'Insert variable' }))
  await userEvent.keyboard('product{Enter}')
  await expect.element(input).toHaveValue('{{ Product SKU }}EUR {{ Order total }} ')
  await expect.element(input).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Insert variable' }))
  await userEvent.click(document.body)
  await expect.element(input).toHaveValue('{{ Product SKU }}EUR {{ Order total }} ')
})

test('undoes what was typed before and after a variable was completed', async () => {
  await typeInto('a {{{{prod')
  await expect.element(page.getByRole('option', { name: /Product SKU/ })).toBeVisible()
  await userEvent.keyboard('{Enter}!')
  await expect.element(input).toHaveValue('EUR {{ Order total }} a {{ Product SKU }}!')
  const undo = () => userEvent.keyboard('{Control>}z{/Control}')
  await undo()
  await expect.element(input).toHaveValue('EUR {{ Order total }} a {{ Product SKU }}')
  await undo()
  await expect.element(input).toHaveValue('EUR {{ Order total }} a {{prod')
  await undo()
  await expect.element(input).not.toHaveValue('EUR {{ Order total }} a {{prod')
})

test('shows when no variable matches', async () => {
  await typeInto('{{{{xyz')
  await expect.element(page.getByText('No variable matches')).toBeVisible()
})

test('marks references in a text that is longer than its field', async () => {
  show(<Completing />)
  await userEvent.fill(input, `{{ Order total }}${' and so on'.repeat(40)}`)
  await userEvent.keyboard('{End}!')
  const field = input.element() as HTMLInputElement
  const mirror = field.closest('div')?.querySelector('[aria-hidden]')
  await expect.poll(() => field.scrollLeft).toBeGreaterThan(100)
  await expect.poll(() => mirror?.scrollLeft).toBe(field.scrollLeft)
})
