import { validate } from '@waymark/domain/field'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createForm, type Form, type Submitted } from '../form/index.ts'
import { wizardMachine } from './index.ts'

type Kind = 'tag' | 'popup'
const NAMED = v.object({ name: v.pipe(v.string(), v.nonEmpty('required')) })
const rules = { check: (values: { name: string }) => validate(NAMED, values) }

function begin(
  submit: (kind: Kind, form: Form<{ name: string }>) => Promise<Submitted<string>> = async () => ({
    ok: true,
    answer: '1',
  }),
) {
  const machine = wizardMachine<Kind, { name: string }, string>({ open: () => createForm({ name: '' }, rules), submit })
  const actor = createActor(machine, { input: {} }).start()
  const form = () => actor.getSnapshot().context.form
  const is = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    actor.getSnapshot().matches(state)
  const fill = (name: string) => {
    actor.send({ type: 'choose', kind: 'tag' })
    actor.send({ type: 'next' })
    form()!.field('name').setValue(name)
  }
  return { actor, form, is, fill }
}

describe('a wizard', () => {
  test('continues only once a kind is chosen', () => {
    const { actor, is } = begin()
    actor.send({ type: 'next' })
    expect(is('choosing')).toBe(true)
    actor.send({ type: 'choose', kind: 'popup' })
    actor.send({ type: 'next' })
    expect(is({ filling: 'editing' })).toBe(true)
  })

  test('leaves an unchanged form without asking', () => {
    const { actor, is, form } = begin()
    actor.send({ type: 'choose', kind: 'tag' })
    actor.send({ type: 'next' })
    actor.send({ type: 'back' })
    expect(is('choosing')).toBe(true)
    expect(form()).toBeUndefined()
    actor.send({ type: 'next' })
    actor.send({ type: 'leave' })
    expect(is('left')).toBe(true)
  })

  test('asks before going back from a changed form, and starts it over', () => {
    const { actor, is, fill, form } = begin()
    fill('x')
    actor.send({ type: 'back' })
    expect(is({ filling: 'confirming back' })).toBe(true)
    actor.send({ type: 'keep editing' })
    expect(form()?.get().values.name).toBe('x')
    actor.send({ type: 'back' })
    actor.send({ type: 'discard' })
    expect(is('choosing')).toBe(true)
    actor.send({ type: 'next' })
    expect(form()?.get().values.name).toBe('')
  })

  test('asks before leaving a changed form', () => {
    const { actor, is, fill } = begin()
    fill('x')
    actor.send({ type: 'leave' })
    expect(is({ filling: 'confirming leaving' })).toBe(true)
    actor.send({ type: 'discard' })
    expect(is('left')).toBe(true)
    expect(actor.getSnapshot().output).toEqual({ answer: undefined })
  })

  test('shows all errors instead of saving an invalid form', () => {
    const { actor, is, form } = begin()
    actor.send({ type: 'choose', kind: 'tag' })
    actor.send({ type: 'next' })
    actor.send({ type: 'save' })
    expect(is({ filling: 'editing' })).toBe(true)
    expect(form()?.field('name').error).toEqual({ key: 'required' })
  })

  test('ends with the answer of the server', async () => {
    const { actor, is, fill } = begin()
    fill('x')
    actor.send({ type: 'save' })
    expect(is({ filling: 'saving' })).toBe(true)
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(actor.getSnapshot().output).toEqual({ answer: '1' })
  })

  test('returns to the form with the errors of the server', async () => {
    const { actor, is, fill, form } = begin(async (_, sent) => {
      sent.send({ type: 'reject', errors: [{ path: ['name'], error: { key: 'name-already-used' } }] })
      return { ok: false, message: undefined, shown: true }
    })
    fill('x')
    actor.send({ type: 'save' })
    await waitFor(actor, (snapshot) => snapshot.matches({ filling: 'editing' }))
    expect(is({ filling: 'editing' })).toBe(true)
    expect(form()?.field('name').error).toEqual({ key: 'name-already-used' })
    expect(form()?.get().values.name).toBe('x')
  })

  test('returns to the form as it was filled in when submitting it rejects, and can save it again', async () => {
    let calls = 0
    const { actor, fill, form } = begin(async (_, sent) => {
      calls += 1
      sent.send({ type: 'submit' })
      if (calls === 1) throw new Error('no network')
      return { ok: true, answer: '1' }
    })
    fill('x')
    actor.send({ type: 'save' })
    await waitFor(actor, (snapshot) => snapshot.matches({ filling: 'editing' }))
    expect(form()?.get().values.name).toBe('x')
    actor.send({ type: 'save' })
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(actor.getSnapshot().output).toEqual({ answer: '1' })
  })

  test('cannot be left while saving', () => {
    const { actor, is, fill } = begin(() => new Promise(() => {}))
    fill('x')
    actor.send({ type: 'save' })
    actor.send({ type: 'leave' })
    actor.send({ type: 'back' })
    expect(is({ filling: 'saving' })).toBe(true)
  })
})
