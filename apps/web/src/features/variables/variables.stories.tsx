import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, variables } from '@waymark/api-client/endpoints'
import { VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
import { variableTypes } from '@waymark/domain/variable/types'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, storyVariable, VARIABLES, variablePath } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const meta = {
  title: 'Variables',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: variablePath(SITE), server: () => stocked() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const numberOf = (type: VariableType) => 601 + VARIABLE_TYPES.indexOf(type)
const opened = async (type: VariableType) => {
  const name = VARIABLES[VARIABLE_TYPES.indexOf(type)]?.attributes.name ?? ''
  await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
}
const changed = () => screen.findByRole('region', { name: 'Unsaved changes' })
const open = (type: VariableType): Story => ({
  args: { path: variablePath(SITE, numberOf(type)) },
  play: () => opened(type),
})

export const List: Story = {
  play: async () => {
    await screen.findByRole('list', { name: 'Variables' })
    await expect(screen.getByText('No variable selected')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: () => stocked({ variables: [] }) },
  play: async () => void (await screen.findByText('No variables yet')),
}

export const Filter: Story = {
  play: async () => {
    await screen.findByRole('list', { name: 'Variables' })
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
    const filter = within(await screen.findByRole('dialog', { name: 'Filter variables' }))
    await userEvent.click(await filter.findByRole('checkbox', { name: 'Cookie' }))
    await expect(filter.getByRole('button', { name: 'Clear' })).toBeVisible()
  },
}

export const ChooseType: Story = {
  args: { path: `${variablePath(SITE)}/add-variable` },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /^Lookup table/ })).toBeVisible()
    await expect(screen.getAllByRole('radio')).toHaveLength(VARIABLE_TYPES.length)
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus())
  },
}

export const FillIn: Story = {
  args: { path: `${variablePath(SITE)}/add-variable` },
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('radio', { name: /^DOM element/ }))
    await waitFor(() => expect(screen.getByLabelText('Variable name')).toHaveFocus())
    await userEvent.click(await screen.findByText('CSS selector'))
    await userEvent.click(await screen.findByRole('combobox', { name: 'CSS selector' }))
    await userEvent.paste('.price[data-size="{{ Size }}"')
    await expect(await screen.findByText('Not a valid CSS selector')).toBeVisible()
    await userEvent.paste(']')
    await waitFor(() => expect(screen.queryByText('Not a valid CSS selector')).toBeNull())
    await userEvent.click(screen.getByText('Element ID'))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Element ID' }))
    await userEvent.paste('the price')
    await expect(screen.queryByText('Must not contain spaces')).toBeNull()
    await userEvent.tab()
    await expect(await screen.findByText('Must not contain spaces')).toBeVisible()
  },
}

/** The server rejects first a field that the form does not have, and then the name. */
export const Refused: Story = {
  args: {
    path: `${variablePath(SITE)}/add-variable`,
    server: () => {
      const pointers = ['/data/attributes/priority']
      return stocked().on(variables.create, () => {
        const pointer = pointers.shift()
        return pointer
          ? { status: 400, code: 'INVALID_JSON_ERROR', pointer }
          : { status: 400, code: 'NOT_UNIQUE_VARIABLE_NAME_ERROR' }
      })
    },
  },
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('radio', { name: /^Random number/ }))
    await waitFor(() => expect(screen.getByLabelText('Variable name')).toHaveFocus())
    await userEvent.keyboard('Twice')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await expect(await screen.findByText('The variable could not be added')).toBeVisible()
    await expect(screen.getByLabelText('Variable name')).toHaveValue('Twice')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await expect(await screen.findByText('Name already used')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Variable name')).toHaveFocus())
  },
}

export const CustomJavaScript = open('custom_js')
/** The text of the type is shown, and what is entered is a change of it. */
const openText = (type: 'constant' | 'cookie' | 'data_layer' | 'document', label: string): Story => ({
  ...open(type),
  play: async () => {
    await opened(type)
    const text = await screen.findByRole('combobox', { name: label })
    await expect(text).toHaveValue(variableTypes[type].sample.value)
    await userEvent.click(text)
    await userEvent.paste('other')
    await expect(await changed()).toHaveTextContent(label)
  },
})
export const Constant = openText('constant', 'Value')
export const Cookie = openText('cookie', 'Cookie name')
export const DataLayer = openText('data_layer', 'Data layer key')
export const DomElement: Story = {
  ...open('dom_element'),
  play: async () => {
    await opened('dom_element')
    const { value, extractTextContent } = variableTypes.dom_element.sample
    const extracts = await screen.findByRole('switch', { name: 'Extract text' })
    await expect(extracts).toHaveAttribute('aria-checked', String(extractTextContent))
    await userEvent.click(extracts)
    await expect(extracts).toHaveAttribute('aria-checked', String(!extractTextContent))
    await userEvent.click(screen.getByText('XPath'))
    await expect(await screen.findByRole('combobox', { name: 'XPath' })).toHaveValue(value)
    await changed()
  },
}
export const DocumentProperty = openText('document', 'Property')
export const LookupTable = open('lookup_table')

/** Enter in the last cell adds a row; the input and the default output are chosen. */
export const LookupTableFilledIn: Story = {
  ...open('lookup_table'),
  play: async () => {
    await opened('lookup_table')
    await screen.findByRole('combobox', { name: 'Input variable' })
    const rows = screen.getAllByLabelText(/^Output \d+$/).length
    await userEvent.click(screen.getByLabelText(`Output ${rows}`))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText(`Input ${rows + 1}`)).toHaveFocus())
    await userEvent.paste('uk.example')
    const use = screen.getByRole('switch', { name: 'Use a default output' })
    if (use.ariaChecked !== 'true') await userEvent.click(use)
    const otherwise = await screen.findByRole('combobox', { name: 'Default output' })
    await userEvent.clear(otherwise)
    await userEvent.click(otherwise)
    await userEvent.paste('EUR')
    await expect(otherwise).toHaveValue('EUR')
    await expect(screen.getByLabelText(`Input ${rows + 1}`)).toHaveValue('uk.example')
    await userEvent.click(screen.getByRole('combobox', { name: 'Input variable' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Story cookie/ }))
    await expect(screen.getByRole('combobox', { name: 'Input variable' })).toHaveTextContent('Story cookie')
  },
}

/** All rows of a long table can be reached; a new one has the focus. */
export const LongLookupTable: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: variablePath(SITE, 700),
    server: () =>
      stocked({
        variables: [
          storyVariable(700, 'lookup_table', 'Long table', {
            value: 'Page Url',
            pairs: Array.from({ length: 60 }, (_, row) => ({
              key: `row-${row}`,
              input: `input ${row}`,
              output: `output ${row}`,
            })),
            defaultValue: { status: false, value: '' },
          }),
        ],
      }),
  },
  play: async () => {
    await expect(await screen.findByLabelText('Output 60')).toHaveValue('output 59')
    await userEvent.click(screen.getByText('Add row'))
    await waitFor(() => expect(screen.getByLabelText('Input 61')).toHaveFocus())
    await userEvent.keyboard('one more')
    await expect(screen.getByLabelText('Input 61')).toHaveValue('one more')
  },
}

export const LookupTableDark: Story = { ...LookupTable, ...DARK }

export const LookupTableNarrow: Story = { ...LookupTable, globals: { viewport: { value: 'narrow' } } }
export const RandomNumber: Story = {
  ...open('random_number'),
  play: async () => {
    await opened('random_number')
    await expect(await screen.findByText('Nothing to set.')).toBeVisible()
  },
}
export const Url: Story = {
  ...open('url'),
  play: async () => {
    await opened('url')
    await screen.findByRole('combobox', { name: 'Parameter name' })
    await userEvent.click(screen.getByText('Whole query'))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Parameter name' })).toBeNull())
    await expect(screen.getByRole('radio', { name: 'Whole query' })).toBeChecked()
    await changed()
  },
}

/** A variable is added by keyboard alone, with a reference that is completed. */
export const AddedByKeyboard: Story = {
  args: {
    server: () => {
      const added = storyVariable(690, 'constant', 'By keyboard', { value: '{{ Story cookie }}' })
      return stocked({ variables: [...VARIABLES, added] }).on(variables.create, () => ({ body: { data: added } }))
    },
  },
  play: async () => {
    await screen.findByRole('list', { name: 'Variables' })
    await userEvent.keyboard('c')
    await screen.findByRole('radiogroup', { name: 'Variable types' })
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus())
    for (let step = 0; step < 5; step += 1) await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('radio', { name: /^Constant/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Variable name')).toHaveFocus())
    await userEvent.paste('By keyboard')
    const value = await screen.findByRole('combobox', { name: 'Value' })
    value.focus()
    await userEvent.paste('{{ Story coo')
    await screen.findByRole('option', { name: /Story cookie/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(value).toHaveValue('{{ Story cookie }}'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await screen.findByRole('heading', { level: 1, name: 'By keyboard' })).toBeVisible()
  },
}

const FIRST = storyVariable(620, 'constant', 'First', { value: '{{ Second }}' })

export const CodeMissing: Story = {
  args: { path: variablePath(SITE, numberOf('custom_js')) },
  play: async () => {
    await opened('custom_js')
    const code = await screen.findByRole('textbox', { name: 'JavaScript code' })
    await userEvent.click(code)
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(screen.queryByText('Required')).toBeNull()
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search variables' }))
    await expect(await screen.findByText('Required')).toBeVisible()
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(bar.getByRole('button', { name: 'Fix 1 error to save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'JavaScript code' })).toHaveFocus())
  },
}

export const Circle: Story = {
  args: {
    path: variablePath(SITE, 620),
    server: () =>
      stocked({ variables: [FIRST, storyVariable(621, 'constant', 'Second', { value: '{{ First }}' })] }).on(
        variables.one,
        () => ({ body: { data: { ...FIRST, meta: { dependent_variables: ['Second'] } } } }),
      ),
  },
  play: async () => void (await screen.findByText(/reference back leaves both without a value/)),
}

export const CircleThroughItsName: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `${variablePath(SITE)}/add-variable`,
    server: () =>
      stocked({
        variables: [
          storyVariable(620, 'constant', 'First', { value: '{{ Second }}' }),
          storyVariable(621, 'constant', 'Second', { value: '{{ Newcomer }}' }),
        ],
      }),
  },
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('radio', { name: /^Constant/ }))
    await waitFor(() => expect(screen.getByLabelText('Variable name')).toHaveFocus())
    await userEvent.keyboard('Newcomer')
    await userEvent.click(await screen.findByRole('combobox', { name: 'Value' }))
    await userEvent.paste('{{ First }}')
    await expect(await screen.findByText(/“First” depends on this variable/)).toBeVisible()
  },
}

export const UnknownReference: Story = {
  args: { path: variablePath(SITE, numberOf('constant')) },
  play: async () => {
    await opened('constant')
    const value = await screen.findByRole('combobox', { name: 'Value' })
    await userEvent.clear(value)
    await userEvent.paste('{{ Missing }}')
    await expect(await screen.findByText(/matches no variable: “Missing”/)).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: {
    path: variablePath(SITE, numberOf('url')),
    server: () =>
      stocked().on(access.entry, ({ params }) => ({
        body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
      })),
  },
  play: async () => {
    await expect(await screen.findByText(/You can view this variable/)).toBeVisible()
    for (const choice of screen.getAllByRole('radio')) await expect(choice).toHaveAttribute('aria-disabled', 'true')
    for (const name of ['Add variable', 'Rename', 'Delete'])
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}

export const NotFound: Story = {
  parameters: BEHAVIOUR,
  args: { path: variablePath(SITE, 777) },
  play: async () => void (await screen.findByText('This variable does not exist')),
}

export const Failed: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: variablePath(SITE, numberOf('url')),
    server: () => stocked().on(variables.one, () => ({ status: 500 })),
  },
  play: async () => void (await screen.findByText('This could not be loaded')),
}
