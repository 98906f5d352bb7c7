import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StatusDot } from '../data/index.ts'
import { Icon } from '../icon/index.ts'
import { linkTo } from '../story/link-to.tsx'
import { Line, Stack } from '../story/stack.tsx'
import {
  Avatar,
  CodeSkeleton,
  FactButton,
  FactStrip,
  LinkRow,
  LinkRows,
  PageAction,
  PageHead,
  PageLink,
  Section,
  SITE_TONES,
  SiteGlyph,
  TabBar,
  UserButton,
} from './index.ts'

const meta = {
  title: 'Layout/Small parts',
  component: SiteGlyph,
  subcomponents: {
    Avatar,
    UserButton,
    PageHead,
    PageAction,
    PageLink,
    Section,
    FactStrip,
    FactButton,
    LinkRows,
    LinkRow,
    CodeSkeleton,
  },
  tags: ['autodocs'],
  args: { initial: 'N', tone: 0 },
} satisfies Meta<typeof SiteGlyph>
export default meta
type Story = StoryObj<typeof meta>

const LONG = 'Meta pixel – Purchase – Summer hiking sale 2025 (Germany, Austria and Switzerland) – all storefronts'

const sites = () => (
  <Stack>
    <Line>
      {Array.from({ length: SITE_TONES }, (_, tone) => (
        <SiteGlyph key={tone} initial="N" tone={tone} />
      ))}
      <SiteGlyph initial="N" tone="meta" />
      <SiteGlyph initial="N" tone={0} size="small" />
      <SiteGlyph initial="N" tone="meta" size="small" />
    </Line>
    <Line>
      <Avatar initials="IS" size="small" />
      <Avatar initials="IS" />
      <Avatar initials="IS" size="large" />
      <UserButton initials="IS" label="IS, ingrid.solberg@northwind.example, account menu" />
    </Line>
  </Stack>
)
export const SitesAndPeople: Story = { render: sites }
export const SitesAndPeopleDark: Story = { render: sites, globals: { theme: 'dark' } }

const item = () => (
  <div style={{ container: 'content / inline-size' }}>
    <PageHead
      icon={<Icon name="t-pixel" />}
      title={LONG}
      caption="Meta pixel · Edited 14 July 2025, 11:42"
      actions={<PageLink icon="external" label="Open in Tags" link={linkTo('#tag')} />}
    />
    <FactStrip
      facts={[
        { label: 'Type', value: 'Click' },
        {
          label: 'Version',
          value: (
            <>
              <StatusDot published={false} /> Unpublished
            </>
          ),
        },
        {
          label: 'Used by',
          value: (
            <>
              <FactButton aria-expanded onPress={fn()}>
                14 tags
              </FactButton>
              <FactButton aria-expanded={false} onPress={fn()}>
                1 trigger
              </FactButton>
            </>
          ),
        },
      ]}
    />
    <LinkRows label="Triggers">
      <LinkRow icon={<Icon name="trigger" />} name={LONG} caption={LONG} onPress={fn()} />
      <LinkRow name="Event – purchase" link={linkTo('#trigger')} />
      <LinkRow name="Event – a member" />
    </LinkRows>
  </div>
)
/** Names are cut at their end and complete in their title. */
export const LongNames: Story = {
  render: item,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('title', LONG)
    await expect(canvas.getByRole('button', { name: LONG })).toHaveAttribute('title', LONG)
  },
}
export const LongNamesDark: Story = { render: item, globals: { theme: 'dark' } }

const tabs = () => (
  <div style={{ width: 320 }}>
    <TabBar
      label="Sections"
      tabs={['Tags', 'Triggers', 'Variables', 'Meta setup', 'Changelog', 'Debugger'].map((label) => ({
        key: label,
        label,
        ...(label === 'Tags' && { count: 412 }),
        current: label === 'Debugger',
        link: linkTo(`#${label}`),
      }))}
    />
  </div>
)
/** Where there is no room for all, the current one is brought into view. */
export const TabsWithoutRoom: Story = {
  render: tabs,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Debugger' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Loading: Story = {
  render: () => (
    <CodeSkeleton label="Tag code" code={'<script>\n  northwind.ready = true\n</script>'} onChange={() => undefined} />
  ),
}
