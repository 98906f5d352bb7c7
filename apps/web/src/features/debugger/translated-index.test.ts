import { indexVersion } from '@waymark/debugger-core/version'
import type { Message } from '@waymark/domain/message'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, test } from 'vitest'
import { translatedIndex } from './translated-index.ts'

const pagePath = Object.values(BUILT_INS).find(({ name }) => name === 'Page Path')!
const variable = (id: string, name: string) => ({
  ...{ id, name, options: {}, metaSiteId: null, virtual: false },
  type: { collector_name: 'pagePath' },
})
const index = indexVersion({
  ...{ checksum: 'a', tags: [], triggers: [], stopped_tag_ids: [], meta_site_names: {} },
  variables: [variable(pagePath.id, 'Page Path'), variable('own', 'Page Path 2')],
} as unknown as Parameters<typeof indexVersion>[0])

test('in another language built-in variables have their translated names, and own ones their own', () => {
  const polish = (message: Message) => (message.id === pagePath.label.id ? 'Ścieżka strony' : message.message)
  const { variables } = translatedIndex(index, polish)
  expect([...variables.values()].map(({ name }) => name)).toEqual(['Ścieżka strony', 'Page Path 2'])
  expect(index.variables.get(pagePath.id)?.name).toBe('Page Path')
})
