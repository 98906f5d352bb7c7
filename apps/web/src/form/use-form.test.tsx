import { createForm, type Form } from '@waymark/forms/form'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useField, useForm, useRows } from './use-form.ts'

let root: Root
let drawn: string[] = []

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  drawn = []
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

interface Values {
  readonly name: string
  readonly rows: readonly { readonly key: string; readonly text: string }[]
}

const begin = () =>
  createForm<Values>(
    {
      name: '',
      rows: [
        { key: 'a', text: 'x' },
        { key: 'b', text: 'y' },
      ],
    },
    { check: () => [] },
  )

const show = (form: Form<Values>) => flushSync(() => root.render(<Screen form={form} />))

function Text({ label, field }: { label: string; field: ReturnType<Form<Values>['field']> }) {
  const { value, setValue } = useField(field)
  drawn.push(label)
  return <input aria-label={label} value={String(value)} onChange={(event) => setValue(event.target.value as never)} />
}

function Rows({ form }: { form: Form<Values> }) {
  const rows = form.field('rows')
  drawn.push('Rows')
  return useRows(rows).map(({ key }) => <Text key={key} label={key} field={rows.at(key).at('text') as never} />)
}

function Status({ form }: { form: Form<Values> }) {
  const { dirty } = useForm(form)
  drawn.push('Status')
  return <output>{dirty ? 'Unsaved changes' : 'Saved'}</output>
}

const Screen = ({ form }: { form: Form<Values> }) => (
  <>
    <Text label="Name" field={form.field('name')} />
    <Rows form={form} />
    <Status form={form} />
  </>
)

const type = (label: string, text: string) => {
  ;(page.getByRole('textbox', { name: label, exact: true }).element() as HTMLInputElement).focus()
  for (const letter of text) document.execCommand('insertText', false, letter)
}

test('a key renders its field, and other components only when the form becomes dirty', async () => {
  const form = begin()
  show(form)
  type('Name', 'q')
  drawn = []
  type('Name', 'uick')
  expect(drawn).toEqual(['Name', 'Name', 'Name', 'Name'])
  expect(form.get().values.name).toBe('quick')
  await expect.element(page.getByRole('status')).toHaveTextContent('Unsaved changes')
})

test('a key in a row renders neither the list nor the other rows', () => {
  const form = begin()
  show(form)
  type('a', '1')
  drawn = []
  type('a', '23')
  expect(drawn).toEqual(['a', 'a'])
})

test('a change from outside renders its field', async () => {
  const form = begin()
  show(form)
  type('Name', 'quick')
  flushSync(() => form.send({ type: 'reset' }))
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

test('a component given another form renders its values', async () => {
  const [first, second] = [begin(), begin()]
  show(first)
  type('Name', 'first')
  show(second)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})
