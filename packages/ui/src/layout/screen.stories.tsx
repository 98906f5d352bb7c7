import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  Button,
  Checkbox,
  LabelButton,
  Segmented,
  Select,
  Switch,
  TextInput,
  VariableInput,
} from '../controls/index.ts'
import { Badge, Chip, Chips, ConnectionDot, SearchBox, SortMenu, StatusDot, StatusMark } from '../data/index.ts'
import { ActionsBar, EditedMark, Field, FieldGroup, InputGrid } from '../form/index.ts'
import { Icon, type IconName, VariableToken } from '../icon/index.ts'
import { Held } from '../story/held.tsx'
import { linkTo } from '../story/link-to.tsx'
import { CONSENTS, VARIABLES } from '../story/samples.ts'
import {
  Banner,
  BannerAction,
  Columns,
  CommandButton,
  ContentSheet,
  DraftNote,
  FactStrip,
  LinkRow,
  LinkRows,
  ListHead,
  ListHeadRow,
  ListItem,
  ListPane,
  ListTools,
  Note,
  PageAction,
  PageHead,
  ProductBar,
  ProductBarSeparator,
  Section,
  Shell,
  ShowListButton,
  SIDEBAR,
  Sidebar,
  SiteButton,
  TabBar,
  UserButton,
  Workspace,
} from './index.ts'

const TAGS: readonly {
  name: string
  caption: string
  icon: IconName
  active: boolean
  published: boolean
  priority?: number
  warning?: boolean
}[] = [
  {
    name: 'Ecommerce order – Web shop, all storefronts',
    caption: 'Ecommerce order · Analytics',
    icon: 't-order',
    active: true,
    published: true,
    priority: 7,
  },
  {
    name: 'Google Ads – Conversion – Order confirmed (EUR)',
    caption: 'Google Ads conversion · Conversion tracking',
    icon: 't-conversion',
    active: true,
    published: true,
    priority: 2,
  },
  {
    name: 'Google Ads – Conversion – Phone order callback',
    caption: 'Google Ads conversion · Conversion tracking',
    icon: 't-conversion',
    active: false,
    published: true,
  },
  {
    name: 'Meta pixel – Purchase – Summer hiking sale 2025 (DE, AT, CH)',
    caption: 'Meta pixel · Remarketing',
    icon: 't-pixel',
    active: true,
    published: false,
  },
  {
    name: 'Meta pixel – Search – Gear finder',
    caption: 'Meta pixel · Remarketing',
    icon: 't-pixel',
    active: true,
    published: true,
    warning: true,
  },
  {
    name: 'Pop-up – Trail conditions notice, Alps storefront',
    caption: 'Custom popup · A/B testing and personalization',
    icon: 't-popup',
    active: false,
    published: false,
  },
]

function List({ checked, onCheck }: { checked: readonly string[]; onCheck: (names: readonly string[]) => void }) {
  return (
    <ListPane
      label="Tags"
      selecting={checked.length > 0}
      head={
        <ListHead>
          <ListHeadRow>
            <SearchBox value="" onChange={fn()} label="Search tags" slash clearLabel="Clear search" />
            <Button icon="plus">Add tag</Button>
          </ListHeadRow>
          <Chips label="Filters" clear={{ label: 'Clear', onPress: fn() }}>
            <Chip name="Consent" remove={{ label: 'Remove filter Consent: 5 types', onPress: fn() }}>
              5 types
            </Chip>
          </Chips>
          <ListTools
            count={
              <>
                <b>62</b> of 412 tags
              </>
            }
          >
            <SortMenu label="Sort by" value="name" options={[{ value: 'name', label: 'Name' }]} onChange={fn()} />
          </ListTools>
        </ListHead>
      }
    >
      {TAGS.map((tag) => (
        <ListItem
          key={tag.name}
          icon={<Icon name={tag.icon} />}
          name={tag.name}
          caption={tag.caption}
          link={linkTo(`#${tag.icon}`)}
          current={!tag.published && tag.active}
          off={!tag.active}
          checked={checked.includes(tag.name)}
          checkLabel={`Select ${tag.name}`}
          onCheck={(on) => onCheck(on ? [...checked, tag.name] : checked.filter((name) => name !== tag.name))}
          trail={
            <>
              {tag.warning && <Icon name="warning" tone="warning" label="Needs attention" />}
              {tag.priority && (
                <Badge icon="priority" label={`Priority ${tag.priority}`}>
                  {tag.priority}
                </Badge>
              )}
              <StatusMark
                active={tag.active}
                published={tag.published}
                label={`${tag.active ? 'Active' : 'Inactive'}, ${tag.published ? 'published' : 'unpublished'}. Turn ${tag.active ? 'off' : 'on'}`}
                onPress={fn()}
              />
            </>
          }
        />
      ))}
    </ListPane>
  )
}

function Form() {
  return (
    <>
      <PageHead
        icon={<Icon name="t-pixel" />}
        title="Meta pixel – Purchase – Summer hiking sale 2025 (DE, AT, CH)"
        caption="Meta pixel · Edited 14 July 2025, 11:42"
        actions={
          <>
            <PageAction icon="copy" label="Copy" onPress={fn()} />
            <PageAction icon="pencil" label="Rename" onPress={fn()} />
            <PageAction icon="trash" label="Delete" tone="danger" onPress={fn()} />
          </>
        }
      />
      <FactStrip
        facts={[
          {
            label: 'Status',
            value: (
              <>
                <Switch checked tone="status" onChange={fn()} aria-label="Active" /> Active
              </>
            ),
          },
          {
            label: 'Version',
            value: (
              <>
                <StatusDot published={false} /> Unpublished
              </>
            ),
          },
          { label: 'Role', value: 'Tracking' },
          {
            label: 'Visitor privacy',
            value: (
              <>
                <Icon name="shield-check" /> Respects Do Not Track
              </>
            ),
          },
          {
            label: 'Priority',
            value: (
              <>
                <Icon name="priority" /> Prioritized, 5
              </>
            ),
          },
        ]}
      />
      <Section
        title="Template"
        description={
          <>
            Sends one purchase event to Meta. Values accept <VariableToken name="variable" /> references.
          </>
        }
      >
        <Columns>
          <Field label="Pixel ID">
            <TextInput mono value="318744021157986" onChange={fn()} />
          </Field>
          <Field label="Event" edited="Edited">
            <Select value="remarketing" onChange={fn()} options={CONSENTS} searchLabel="Search" emptyText="Nothing" />
          </Field>
        </Columns>
        <FieldGroup label="Event properties" action={<LabelButton icon="plus">Add property</LabelButton>}>
          <InputGrid
            label="Event properties"
            columns="200px 1fr"
            rows={[
              ['value', '{{ Order total }}'],
              ['currency', 'EUR'],
              ['content_ids', '{{ Order SKUs }}, {{ Bundle SKU }}'],
            ].map(([name = '', value = ''], index) => ({
              key: name,
              cells: [
                {
                  key: 'name',
                  control: <TextInput mono aria-label={`Property name ${index + 1}`} value={name} onChange={fn()} />,
                },
                {
                  key: 'value',
                  control: (
                    <VariableInput
                      aria-label={`Property value ${index + 1}`}
                      value={value}
                      onChange={fn()}
                      variables={VARIABLES}
                      listLabel="Variables"
                      emptyText="None"
                    />
                  ),
                },
              ],
              remove: { label: `Delete property ${name}`, onPress: fn() },
            }))}
          />
        </FieldGroup>
      </Section>
      <Section title="Flight dates" mark={<EditedMark>Edited</EditedMark>} description="In Europe/Berlin, now 14:32.">
        <Segmented
          label="Dates"
          value="forever"
          onChange={fn()}
          options={[
            { value: 'forever', label: 'Run forever' },
            { value: 'dates', label: 'Specific dates' },
          ]}
        />
      </Section>
      <Section title="Consent" description="Decides whether this tag waits for the visitor.">
        <Columns>
          <Field label="Consent type">
            <Select value="remarketing" onChange={fn()} options={CONSENTS} searchLabel="Search" emptyText="Nothing" />
          </Field>
          <Checkbox beside checked onChange={fn()} label="Respect opt-out and Do Not Track" />
        </Columns>
      </Section>
      <Section
        title="Triggers"
        count={2}
        description="Fires when any of these does."
        actions={
          <>
            <LabelButton icon="plus">New trigger</LabelButton>
            <LabelButton icon="link">Choose existing</LabelButton>
          </>
        }
      >
        <Note tone="danger" action={<Button size="small">Fix trigger</Button>}>
          A linked trigger uses a deleted variable, so this tag will not fire.
        </Note>
        <LinkRows label="Triggers">
          <LinkRow
            icon={<Icon name="bolt-event" />}
            name="Event – purchase – storefront DE, AT, CH"
            link={linkTo('#event')}
            caption="Custom event · Event equals purchase, Page Hostname ends with 3 more"
            actions={
              <>
                <Button variant="quiet" size="small">
                  Edit
                </Button>
                <Button variant="quiet" size="small">
                  Detach
                </Button>
              </>
            }
          />
          <LinkRow
            icon={<Icon name="group" />}
            name="Group – Viewed sale landing page, then ordered"
            onPress={fn()}
            caption="Trigger group · 2 triggers, once per session"
            badge={
              <Badge tone="danger" icon="error">
                Missing condition
              </Badge>
            }
          />
        </LinkRows>
      </Section>
    </>
  )
}

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
              <SiteButton
                initial="N"
                tone={0}
                name="Northwind Outdoor"
                kind="Website"
                expanded={false}
                onPress={fn()}
              />
              <CommandButton label="Search or jump to" keys={['⌘', 'K']} onPress={fn()} />
            </>
          }
          end={
            <>
              <DraftNote link={linkTo('#draft')}>
                <b>14</b> unpublished changes
              </DraftNote>
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
          top={hidden && <ShowListButton label="Show list" onPress={fn()} />}
          foot={
            <ActionsBar label="Unsaved changes" what="3 unsaved changes" details="Event, Flight dates, Consent type">
              <Button variant="quiet">Cancel</Button>
              <Button variant="primary" keys={['⌘', 'S']}>
                Save
              </Button>
            </ActionsBar>
          }
        >
          <Form />
        </ContentSheet>
      </Workspace>
    </Shell>
  )
}

const meta = { title: 'Layout/Screen', component: Screen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Screen
>
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
