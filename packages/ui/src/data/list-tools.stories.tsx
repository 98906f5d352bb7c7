import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Checkbox, CheckList, Segmented } from '../controls/index.ts'
import { Held } from '../story/held.tsx'
import { CONSENTS } from '../story/samples.ts'
import { Stack } from '../story/stack.tsx'
import { FilterColumn, FilterPopover, FilterSection, SearchBox, SortMenu } from './index.ts'

const meta = {
  title: 'Data/List tools',
  component: SearchBox,
  subcomponents: { SortMenu, FilterPopover, FilterColumn, FilterSection },
  tags: ['autodocs'],
  args: { value: '', onChange: fn(), label: 'Search tags', clearLabel: 'Clear search' },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

export const Search: Story = {
  render: (args) => (
    <Stack>
      <Held start="">{(value, set) => <SearchBox {...args} slash value={value} onChange={set} />}</Held>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search tags' })
    await expect(canvas.getByText('/')).toBeVisible()
    await userEvent.click(box)
    await userEvent.keyboard('pixel/2')
    await expect(box).toHaveValue('pixel/2')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
  },
}

export const Sort: Story = {
  render: () => (
    <Held<string> start="name">
      {(value, set) => (
        <SortMenu
          label="Sort by"
          heading="Sort by"
          value={value}
          onChange={set}
          options={[
            { value: 'name', label: 'Name', caption: 'A to Z' },
            { value: 'edited', label: 'Last edited', caption: 'Newest first' },
            { value: 'created', label: 'Created', caption: 'Newest first' },
          ]}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Name' }))
    await expect(await screen.findByRole('menuitemradio', { name: /Name/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sort by Last edited' })).toHaveFocus())
  },
}

function Filters() {
  return (
    <Held start={['analytics', 'ab'] as readonly string[]}>
      {(applied, apply) => (
        <Held start={applied}>
          {(values, set) => (
            <FilterPopover
              label="Filter tags"
              buttonLabel={applied.length === 0 ? 'Filter' : `Filter, ${applied.length} set`}
              count={applied.length}
              closeLabel="Close"
              clearLabel="Clear"
              applyLabel="Apply"
              escapeText="closes without applying"
              onOpen={() => set(applied)}
              onClear={() => set([])}
              onApply={() => apply(values)}
            >
              <FilterColumn>
                <FilterSection title="Consent type" count={`${values.length} of ${CONSENTS.length}`}>
                  {(heading) => (
                    <CheckList
                      labelledBy={heading}
                      options={CONSENTS}
                      values={values}
                      onChange={set}
                      searchLabel="Search types"
                      emptyText="Nothing matches"
                    />
                  )}
                </FilterSection>
              </FilterColumn>
              <FilterColumn>
                <FilterSection title="Status">
                  <Segmented
                    label="Status"
                    size="small"
                    fill
                    value="all"
                    onChange={fn()}
                    options={[
                      { value: 'all', label: 'All' },
                      { value: 'active', label: 'Active' },
                      { value: 'inactive', label: 'Inactive' },
                    ]}
                  />
                </FilterSection>
                <FilterSection title="Triggers">
                  <Checkbox checked={false} onChange={fn()} label="Only tags without triggers" />
                </FilterSection>
              </FilterColumn>
            </FilterPopover>
          )}
        </Held>
      )}
    </Held>
  )
}
export const Filter: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter, 2 set' }))
    await expect(await screen.findByRole('searchbox', { name: 'Search types' })).toHaveFocus()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remarketing' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Filter, 2 set' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Filter, 2 set' }))
    await expect(screen.getByRole('checkbox', { name: 'Remarketing' })).not.toBeChecked()
  },
}
export const FilterDark: Story = { ...Filter, globals: { theme: 'dark' } }

/** One filter with a button of its own, which shows what is chosen. What cannot be applied stays open. */
export const OneFilter: Story = {
  render: () => (
    <Held start={[] as readonly string[]}>
      {(applied, apply) => (
        <Held start={applied}>
          {(values, set) => (
            <div style={{ width: 200 }}>
              <FilterPopover
                label="Consent type"
                shown={{ name: 'Consent', value: applied.length === 0 ? 'Any' : `${applied.length} types` }}
                closeLabel="Close"
                clearLabel="Clear"
                applyLabel="Apply"
                onOpen={() => set(applied)}
                onClear={() => set([])}
                onApply={() => (values.length > 0 ? apply(values) : false)}
              >
                <FilterColumn>
                  <FilterSection title="Consent type">
                    {(heading) => (
                      <CheckList
                        labelledBy={heading}
                        options={CONSENTS}
                        values={values}
                        onChange={set}
                        emptyText="Nothing matches"
                      />
                    )}
                  </FilterSection>
                </FilterColumn>
              </FilterPopover>
            </div>
          )}
        </Held>
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Consent Any' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remarketing' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Consent 1 types' })).toHaveFocus())
  },
}
