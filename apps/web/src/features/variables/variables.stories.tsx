import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, variables } from '@waymark/api-client/endpoints'
import { VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
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
export const Constant = open('constant')
export const Cookie = open('cookie')
export const DataLayer = open('data_layer')
export const DomElement = open('dom_element')
export const DocumentProperty = open('document')
export const LookupTable = open('lookup_table')

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
export const RandomNumber = open('random_number')
export const Url = open('url')

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
    await expect(await screen.findByText(/"First" depends on this variable/)).toBeVisible()
  },
}

export const UnknownReference: Story = {
  args: { path: variablePath(SITE, numberOf('constant')) },
  play: async () => {
    await opened('constant')
    const value = await screen.findByRole('combobox', { name: 'Value' })
    await userEvent.clear(value)
    await userEvent.paste('{{ Nobody }}')
    await expect(await screen.findByText(/matches no variable: "Nobody"/)).toBeVisible()
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
