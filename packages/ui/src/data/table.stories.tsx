import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Held } from '../story/held.tsx'
import { Stack } from '../story/stack.tsx'
import { LoadMore, Pager, rowLink, Status, Table } from './index.ts'

const VERSIONS = [
  { key: '43', name: 'Summer sale', author: 'ingrid.solberg@northwind.example', changes: 14 },
  { key: '42', name: 'Consent mapping', author: 'piotr.nowak@northwind.example', changes: 3 },
  {
    key: '41',
    name: 'A version whose name is so long that one line cannot hold it, however wide the table',
    author: 'ingrid.solberg@northwind.example',
    changes: 120,
  },
]

const meta = {
  title: 'Data/Table',
  component: Table,
  subcomponents: { Pager, LoadMore },
  tags: ['autodocs'],
  args: { label: 'Versions', columns: [], rows: [] },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

const sorted: Story['render'] = (args) => (
  <Held<'ascending' | 'descending'> start="ascending">
    {(direction, set) => (
      <Stack width={760}>
        <Table
          {...args}
          hover
          minWidth={560}
          columns={[
            {
              key: 'name',
              head: 'Name',
              width: '50%',
              sort: { direction, onSort: () => set(direction === 'ascending' ? 'descending' : 'ascending') },
            },
            { key: 'author', head: 'Author', sort: { direction: null, onSort: fn() } },
            { key: 'state', head: 'Status', width: '110px' },
            { key: 'changes', head: 'Changes', width: '90px', numeric: true, sort: { direction: null, onSort: fn() } },
          ]}
          rows={VERSIONS.toSorted(
            (one, other) => (direction === 'ascending' ? 1 : -1) * one.name.localeCompare(other.name),
          ).map((version) => ({
            key: version.key,
            selected: version.key === '42',
            cells: [
              <a key="name" href={`#${version.key}`} {...rowLink} title={version.name}>
                {version.name}
              </a>,
              version.author,
              <Status key="state" tone="success" icon="success">
                Published
              </Status>,
              version.changes,
            ],
          }))}
        />
        <Pager
          label="Pages of versions"
          position="1–3 of 43"
          previousLabel="Previous page"
          nextLabel="Next page"
          hasPrevious={false}
          hasNext
          onPrevious={fn()}
          onNext={fn()}
          size={{
            value: 10,
            options: [10, 25, 50, 100],
            onChange: fn(),
            label: 'Rows per page',
            optionLabel: (size) => `${size} rows`,
          }}
        />
      </Stack>
    )}
  </Held>
)
export const OpenRow: Story = {
  render: (args) => (
    <Held<string | null> start="42">
      {(open, set) => (
        <Stack width={760}>
          <Table
            {...args}
            hover
            columns={[
              { key: 'name', head: 'Name' },
              { key: 'author', head: 'Author', width: '240px' },
            ]}
            rows={VERSIONS.map(({ key, name, author }) => ({
              key,
              cells: [
                <button
                  key="name"
                  type="button"
                  className={`${rowLink.className} truncate`}
                  style={{ maxWidth: '100%' }}
                  title={name}
                  aria-expanded={open === key}
                  onClick={() => set(open === key ? null : key)}
                >
                  {name}
                </button>,
                author,
              ],
              details: open === key && 'What changed in this version',
            }))}
          />
        </Stack>
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'What changed in this version' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Summer sale' }))
    await expect(canvas.getByRole('button', { name: 'Summer sale' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Sorted: Story = {
  render: sorted,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Summer sale')
  },
}
export const SortedDark: Story = { render: sorted, globals: { theme: 'dark' } }
export const Compact: Story = {
  args: {
    density: 'compact',
    padded: true,
    columns: [
      { key: 'name', head: 'Variable' },
      { key: 'value', head: 'Value', wrap: true },
    ],
    rows: [{ key: 'a', cells: ['Page Path', '/tents/alpine-two'] }],
  },
}
export const More: Story = { render: () => <LoadMore label="Load more" pending onPress={fn()} text="50 of 412" /> }
