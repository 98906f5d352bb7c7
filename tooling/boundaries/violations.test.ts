import { expect, test } from 'vitest'
import { violations } from './violations.ts'

const of = (path: string, source: string) => violations({ path, source })

test('the domain imports no other package of ours', () => {
  expect(of('packages/domain/src/tag/tag.ts', "import { call } from '@waymark/api-client/client'")).toHaveLength(1)
  expect(of('packages/forms/src/form/step.ts', "import { msg } from '@waymark/domain/message'")).toEqual([])
})

test('a framework-free package imports no framework, its tests may', () => {
  expect(of('packages/forms/src/form/step.ts', "import { useState } from 'react'")).toHaveLength(1)
  expect(of('packages/forms/src/form/step.test.ts', "import { useState } from 'react'")).toEqual([])
})

test('the container takes types of the domain and nothing else', () => {
  expect(
    of('packages/container/src/tags/a.ts', "import type { ApiOptions } from '@waymark/domain/tag/templates'"),
  ).toEqual([])
  expect(
    of('packages/container/src/tags/a.ts', "import { templates } from '@waymark/domain/tag/templates'"),
  ).toHaveLength(1)
})

test('features of the web app do not import each other, shared ones excepted', () => {
  const path = 'apps/web/src/features/tags/editor/editor.tsx'
  expect(of(path, "import { x } from '../../triggers/editor.tsx'")).toHaveLength(1)
  expect(of(path, "import { x } from '../../lists/list.tsx'")).toEqual([])
  expect(of(path, "import { x } from '../wizard.tsx'")).toEqual([])
})

test('nobody reaches into another package by a path', () => {
  expect(of('apps/web/src/main.tsx', "import { x } from '../../../packages/ui/src/a.ts'")).toHaveLength(1)
})
