import { variables } from '@waymark/api-client/endpoints'
import {
  checkVariable,
  newVariable,
  resetInactiveInVariable,
  VARIABLE_TYPES,
  variableCreate,
  variableForm,
  variablePatch,
} from '@waymark/domain/variable'
import { variableTypes } from '@waymark/domain/variable/types'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settingsOf, typed } from '#testing/arbitrary-settings.ts'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'

const shop = await openSiteOfFile()

let made = 0

describe.each(VARIABLE_TYPES)('any input for a variable of type %s', (type) => {
  test('that the form accepts is accepted by the server and opens the same', async () => {
    let sent = 0
    let held = 0
    await fc.assert(
      fc.asyncProperty(settingsOf(variableTypes[type].fields), typed, async (settings, name) => {
        const form = resetInactiveInVariable({
          ...newVariable(type),
          name: name === '' ? '' : `${name} ${made++}`,
          settings,
        })
        if (checkVariable(form).length > 0) {
          held++
          return
        }
        sent++
        const answered = await callAs(shop.server, shop.owner, variables.create, {
          params: { appId: shop.appId },
          body: { data: variableCreate(form) },
        })
        expect(answered.errors).toEqual([])
        const opened = variableForm(answered.answer.data)
        expect(variableCreate(opened ?? newVariable(type))).toEqual(variableCreate(form))
        const saved = await callAs(shop.server, shop.owner, variables.change, {
          params: { appId: shop.appId, variableId: answered.answer.data.id },
          body: { data: variablePatch(answered.answer.data.id, opened ?? newVariable(type)) },
        })
        expect(saved.errors).toEqual([])
      }),
      // The same edits in each run: that both happen is not left to chance.
      { numRuns: 25, seed: 4 },
    )
    expect(sent).toBeGreaterThan(0)
    expect(held).toBeGreaterThan(0)
  })
})
