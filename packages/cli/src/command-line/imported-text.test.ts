import type { SummaryItem } from '@waymark/domain/operation'
import { expect, test } from 'vitest'
import { importedText } from './imported-text.ts'

const item = (name: string, more: Partial<SummaryItem> = {}): SummaryItem => ({
  source_id: name,
  source_name: name,
  is_renamed: false,
  ...more,
})

test('an import says how many items it has added and how many were already there', () => {
  const text = importedText({
    tags: [item('Hello')],
    triggers: [item('Every page', { is_reused: true }), item('Click'), item('Scroll')],
  })
  expect(text.split('\n')).toEqual([
    '1 tag added, 0 already there',
    '2 triggers added, 1 already there',
    '0 variables added, 0 already there',
  ])
})

test('items that were left out count as neither, and say why', () => {
  const text = importedText({ tags: [item('Hello', { errors: ['TAG_LIMIT_ERROR', 'NAME_ERROR'] }), item('Chat')] })
  expect(text.split('\n').slice(0, 2)).toEqual([
    '1 tag added, 0 already there',
    '  left out: Hello, TAG_LIMIT_ERROR, NAME_ERROR',
  ])
})
