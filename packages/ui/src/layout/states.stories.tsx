import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button, LinkButton } from '../controls/index.ts'
import { Held } from '../story/held.tsx'
import { linkTo } from '../story/link-to.tsx'
import { Stack } from '../story/stack.tsx'
import {
  BackLine,
  Banner,
  BannerAction,
  BannerPlaceholder,
  ContentSkeleton,
  ContentTabs,
  Contours,
  Deferred,
  Delayed,
  EmptyState,
  ListSkeleton,
  NavList,
  Note,
  Skeleton,
  Splash,
  Steps,
  TabBarPlaceholder,
} from './index.ts'

const meta = {
  title: 'Layout/States and parts',
  component: EmptyState,
  subcomponents: {
    Splash,
    Contours,
    Note,
    Banner,
    BannerAction,
    BannerPlaceholder,
    Skeleton,
    ListSkeleton,
    ContentSkeleton,
    Delayed,
    Deferred,
    BackLine,
    Steps,
    NavList,
    ContentTabs,
    TabBarPlaceholder,
  },
  tags: ['autodocs'],
  args: { art: 'trail', title: 'No tags yet', text: 'A tag is a piece of code your site runs when a trigger fires.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const FirstUse: Story = {
  args: {
    actions: (
      <Button variant="primary" icon="plus">
        Add tag
      </Button>
    ),
  },
}
export const NotLoaded: Story = {
  args: {
    art: 'lost',
    title: 'Tags could not be loaded',
    text: 'The server did not answer. Your draft is safe.',
    role: 'alert',
    actions: (
      <Button size="small" icon="refresh">
        Try again
      </Button>
    ),
  },
}

const splash = () => (
  <div style={{ display: 'flex', height: '100vh' }}>
    <Splash
      icon="lock"
      title="You do not have access to tags"
      text="You are signed in, but the tag manager is not among the modules of your account. Ask an owner of your organization to add it."
      facts={[
        { label: 'Signed in as', value: 'ingrid.solberg@northwind.example' },
        { label: 'Organization', value: 'Northwind Group' },
      ]}
      actions={
        <>
          <LinkButton variant="primary" link={linkTo('#suite')}>
            Back to the suite
          </LinkButton>
          <Button variant="quiet">Sign out</Button>
        </>
      }
    />
  </div>
)
export const SplashScreen: Story = { render: splash, parameters: { layout: 'fullscreen' } }
export const SplashScreenNarrowDark: Story = {
  ...SplashScreen,
  globals: { theme: 'dark', viewport: { value: 'narrow' } },
}

/** Placeholders are hidden at first, and what is hidden is not checked. */
const shown =
  (label: string): NonNullable<Story['play']> =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(label)).toBeVisible())

export const LoadingList: Story = {
  render: () => <ListSkeleton label="Loading tags" rows={6} />,
  play: shown('Loading tags'),
}
/** Nothing to see and as high as the tabs that come. */
export const LoadingTabs: Story = {
  render: () => (
    <>
      <TabBarPlaceholder />
      <ContentSkeleton label="Opening" />
    </>
  ),
  play: shown('Opening'),
}
export const LoadingContent: Story = {
  render: () => <ContentSkeleton label="Loading tag" />,
  play: shown('Loading tag'),
}

const notes = () => (
  <Stack width={640}>
    {(['info', 'warning', 'danger', 'success', 'neutral'] as const).map((tone) => (
      <Note key={tone} tone={tone} action={<Button size="small">Fix it</Button>}>
        <b>A {tone} note.</b> It says what happened, then what to do.
      </Note>
    ))}
    {(['info', 'warning', 'danger', 'success', 'neutral'] as const).map((tone) => (
      <Banner
        key={tone}
        tone={tone}
        action={<BannerAction onPress={() => {}}>Start again</BannerAction>}
        dismiss={{ label: `Dismiss ${tone}`, onPress: () => {} }}
      >
        <b>A {tone} banner.</b> Across the window.
      </Banner>
    ))}
  </Stack>
)
export const Notes: Story = { render: notes }
export const NotesDark: Story = { render: notes, globals: { theme: 'dark' } }

export const Ways: Story = {
  render: () => (
    <Stack>
      <Steps
        label="Steps"
        steps={[
          { key: 'type', label: 'Tag type', state: 'done' },
          { key: 'settings', label: 'Tag settings', state: 'current' },
          { key: 'more', label: 'Later', state: 'next' },
        ]}
      />
      <BackLine
        label="Back"
        back={{ link: linkTo('#tags') }}
        text="Tags"
        position="8 of 62"
        previous={{ label: 'Previous tag', onPress: () => {} }}
        next={{ label: 'Next tag', onPress: () => {}, disabledReason: 'This is the last tag' }}
      />
      <NavList
        label="Settings"
        items={[
          { key: 'import', label: 'Import', icon: 'file', current: true, link: linkTo('#import') },
          { key: 'priority', label: 'Priority', icon: 'priority', count: 11, link: linkTo('#priority') },
          { key: 'broken', label: 'Advanced', error: { count: 2, label: '2 errors' }, link: linkTo('#advanced') },
        ]}
      />
    </Stack>
  ),
}

export const Tabs: Story = {
  render: () => (
    <Stack>
      <Held start="tags">
        {(selected, select) => (
          <ContentTabs
            label="Items"
            selected={selected}
            onSelect={select}
            tabs={[
              { key: 'tags', label: 'Tags', count: 38, panel: <p>Tags of this event</p> },
              { key: 'variables', label: 'Variables', count: 64, panel: <p>Variables of this event</p> },
              { key: 'data', label: 'Data layer', panel: <p>Data layer of this event</p> },
            ]}
          />
        )}
      </Held>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Tags/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Variables/ })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Variables of this event')
  },
}
