import type { Meta, StoryObj } from '@storybook/react-vite'
import { referenceGrammar } from '@waymark/domain/reference'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CodeDifference, ColouredCode } from '../code/index.ts'
import { Button } from '../controls/index.ts'
import { Field } from '../form/index.ts'
import { Icon, Kbd } from '../icon/index.ts'
import { Held } from '../story/held.tsx'
import { VARIABLES } from '../story/samples.ts'
import { Stack } from '../story/stack.tsx'
import { CodeEditor, type CodeEditorTexts } from './index.ts'

const HTML = `<script async>
  // boot fit tables, loaded on demand
  const sku = '{{ Product SKU }}';
  if (sku) fit.load(sku, { delay: 250 });
</script>`

const SCRIPT = `function () {
  var lines = {{ Basket contents as product array }} || [];
  var skus = [];
  return skus;
}`

const TEXTS: CodeEditorTexts = {
  language: 'HTML',
  hint: (
    <>
      Type <code>{'{{'}</code> for a variable
    </>
  ),
  leave: (
    <>
      <Kbd keys={['esc']} /> <span className="sr-only">Escape</span> then <Kbd keys={['tab']} />{' '}
      <span className="sr-only">Tab</span> leaves the editor
    </>
  ),
  position: (line, column) => `Ln ${line}, Col ${column}`,
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
}

const meta = {
  title: 'Code editor',
  component: CodeEditor,
  subcomponents: { ColouredCode, CodeDifference },
  tags: ['autodocs'],
  args: {
    value: HTML,
    onChange: fn(),
    language: 'html',
    variables: VARIABLES,
    grammar: referenceGrammar,
    label: 'Code',
    texts: TEXTS,
  },
  render: (args) => (
    <Stack width={720}>
      <Held start={args.value}>{(value, set) => <CodeEditor {...args} value={value} onChange={set} />}</Held>
    </Stack>
  ),
} satisfies Meta<typeof CodeEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/leaves the editor/)
  },
}
export const HtmlDark: Story = { globals: { theme: 'dark' } }
export const Script: Story = {
  args: { value: SCRIPT, language: 'javascript', texts: { ...TEXTS, language: 'JavaScript' } },
}
export const ReadOnly: Story = { args: { readOnly: true } }
export const WithProblems: Story = {
  render: (args) => (
    <Stack width={720}>
      <Field label="Code" error="Line 2: a closing bracket is missing">
        <CodeEditor
          {...args}
          value={SCRIPT}
          language="javascript"
          problems={[{ line: 2, message: 'A closing bracket is missing', severity: 'error' }]}
        />
      </Field>
    </Stack>
  ),
}
export const Large: Story = {
  args: {
    fullScreen: {
      title: (
        <>
          <Icon name="t-async" /> Size guide – Lazy loader for boot fit tables
        </>
      ),
      actions: (
        <Button variant="primary" keys={['⌘', 'S']}>
          Save
        </Button>
      ),
      foot: <span>979 of 65,536 characters</span>,
    },
  },
}
export const WholeWindow: Story = {
  args: Large.args!,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }))
  },
}
export const WholeWindowDark: Story = { ...WholeWindow, globals: { theme: 'dark' } }
