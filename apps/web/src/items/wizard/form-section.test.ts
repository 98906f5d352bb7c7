import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { type FormSection, wrongBySection } from './form-section.ts'

const label = msg('name', 'Name')
const sections: readonly FormSection[] = [
  { key: 'name', label },
  { key: 'template', label, places: ['options/id', 'options/rows'] },
  { key: 'rest', label },
]
const required = { key: 'required' } as const
const places = (...wrong: readonly string[]) =>
  wrongBySection(sections, new Map(wrong.map((place) => [place, required]))).map((one) => one.wrong.map(([at]) => at))

test('what is wrong is told by the section it stands in, however deep', () => {
  expect(places('options/rows/row-0/value', 'name')).toEqual([['name'], ['options/rows/row-0/value'], []])
})

test('a place whose name only begins alike belongs elsewhere', () => {
  expect(places('options/identity')).toEqual([[], [], ['options/identity']])
})
