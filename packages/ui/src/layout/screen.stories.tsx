import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../controls/index.ts'
import { ConnectionDot } from '../data/index.ts'
import { ActionsBar } from '../form/index.ts'
import { Held } from '../story/held.tsx'
import { linkTo } from '../story/link-to.tsx'
import { Form } from '../story/screen-form.tsx'
import { List } from '../story/screen-list.tsx'
import {
  Banner,
  BannerAction,
  CommandButton,
  ContentSheet,
  ListHead,
  ListHeadRow,
  ListItem,
  ListPane,
  ListTools,
  ProductBar,
  ProductBarSeparator,
  Shell,
  ShowListButton,
  SIDEBAR,
  Sidebar,
  SiteButton,
  TabBar,
  UserButton,
  Workspace,
} from './index.ts'

function Screen({ hidden = false }: { hidden?: boolean }) {
  const list = (
    <Held start={SIDEBAR.initial as number}>
      {(width, setWidth) => (
        <Held start={[] as readonly string[]}>
          {(checked, setChecked) => (
            <Sidebar
              label="Tags list"
              resizeLabel="Resize list"
              hideLabel="Hide list"
              hideKeys={['[']}
              width={width}
              onWidth={setWidth}
              onHide={fn()}
            >
              <List checked={checked} onCheck={setChecked} />
            </Sidebar>
          )}
        </Held>
      )}
    </Held>
  )
  return (
    <Shell
      skipLabel="Skip to content"
      banners={
        <Banner
          tone="warning"
          action={<BannerAction onPress={fn()}>Review changes</BannerAction>}
          dismiss={{ label: 'Dismiss', onPress: fn() }}
        >
          <b>14 changes are not live yet.</b>
        </Banner>
      }
      productBar={
        <ProductBar
          brand={linkTo('#home')}
          brandLabel="Waymark, tag manager"
          brandText="Waymark"
          start={
            <>
              <SiteButton initial="N" tone={0} name="Northwind Outdoor" kind="Website" aria-expanded={false} />
              <CommandButton label="Search or jump to" keys={['⌘', 'K']} onPress={fn()} />
            </>
          }
          end={
            <>
              <Button variant="ink" icon="publish">
                Publish
              </Button>
              <ProductBarSeparator />
              <UserButton initials="IS" label="Ingrid Solberg, account menu" aria-haspopup="menu" />
            </>
          }
        />
      }
      tabBar={
        <TabBar
          label="Tag manager"
          tabs={[
            { key: 'tags', label: 'Tags', count: 412, current: true, link: linkTo('#tags') },
            { key: 'triggers', label: 'Triggers', count: 268, link: linkTo('#triggers') },
            {
              key: 'debugger',
              label: 'Debugger, not connected',
              mark: <ConnectionDot state="idle" />,
              link: linkTo('#debugger'),
            },
          ]}
        />
      }
    >
      <Workspace>
        {!hidden && list}
        <ContentSheet
          foot={
            <ActionsBar label="Unsaved changes" what="3 unsaved changes" details="Event, Flight dates, Consent type">
              <Button variant="quiet">Cancel</Button>
              <Button variant="primary" keys={['⌘', 'S']}>
                Save
              </Button>
            </ActionsBar>
          }
        >
          {hidden && <ShowListButton label="Show list" onPress={fn()} />}
          <Form />
        </ContentSheet>
      </Workspace>
    </Shell>
  )
}

const meta = {
  title: 'Layout/Screen',
  component: Screen,
  subcomponents: {
    Shell,
    ProductBar,
    ProductBarSeparator,
    SiteButton,
    CommandButton,
    TabBar,
    Workspace,
    Sidebar,
    ShowListButton,
    ListPane,
    ListHead,
    ListHeadRow,
    ListTools,
    ListItem,
    ContentSheet,
  },
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '720px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const WithList: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator', { name: 'Resize list' })
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(handle).toHaveAttribute('aria-valuenow', '360')
    await userEvent.keyboard('{Home}')
    await expect(handle).toHaveAttribute('aria-valuenow', '264')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}')
    await expect(handle).toHaveAttribute('aria-valuenow', '344')
    handle.blur()
  },
}
export const WithListDark: Story = { globals: { theme: 'dark' } }
export const ListHidden: Story = { args: { hidden: true } }
export const Selecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Meta pixel – Search – Gear finder' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select Meta pixel – Search – Gear finder' })).toBeChecked()
  },
}
