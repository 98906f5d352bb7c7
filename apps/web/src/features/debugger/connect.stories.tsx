import type { Meta, StoryObj } from '@storybook/react-vite'
import { APP } from '@waymark/debugger-core/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { debuggedAddress } from '#data/debugging/stored-address.ts'
import { DebuggerFixture, type Site } from '#testing/debugger-fixture.tsx'
import { DARK } from '#testing/story-kinds.ts'

const nothing = async (_site: Site): Promise<unknown> => undefined

/** Waits until the screen is rendered. */
const drawn = async () => void (await screen.findByRole('heading', { level: 1 }))

const meta = {
  title: 'Product/Debugger connect',
  component: DebuggerFixture,
  parameters: { layout: 'fullscreen' },
  args: { play: nothing },
  play: drawn,
} satisfies Meta<typeof DebuggerFixture>
export default meta
type Story = StoryObj<typeof meta>

const address = () => screen.findByRole('combobox', { name: 'Website address' })

export const Connect: Story = {
  play: async () => {
    const field = await address()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('https://shop.example/')
  },
}

export const ConnectDark: Story = { ...Connect, ...DARK }

export const ConnectNarrow: Story = { ...Connect, globals: { viewport: { value: 'narrow' } } }

export const Suggestions: Story = {
  play: async () => {
    await userEvent.click(await address())
    await waitFor(() => expect(screen.getByRole('option', { name: /shop\.example/ })).toBeVisible())
  },
}

export const LastUsed: Story = {
  beforeEach: () => {
    debuggedAddress(APP.id).set('https://shop.example/journal')
    return () => debuggedAddress(APP.id).remove()
  },
  play: async () => {
    await expect(await address()).toHaveValue('https://shop.example/journal')
    await userEvent.click(await address())
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'https://shop.example/journalLast used',
      'https://shop.example/',
    ])
    await userEvent.click(options[1]!)
    await expect(await address()).toHaveValue('https://shop.example/')
  },
}

export const InvalidAddress: Story = {
  play: async () => {
    await userEvent.clear(await address())
    await userEvent.type(await address(), 'javascript:alert(1)')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
    await expect(await screen.findByText('Not a valid address, such as https://example.com')).toBeVisible()
    await expect(await address()).toHaveFocus()
  },
}

export const StrangeHost: Story = {
  args: { play: async (site) => void site.send({ type: 'connect', address: 'https://staging.example/' }) },
  play: async () => void (await screen.findByRole('alertdialog')),
}

export const Connecting: Story = {
  args: { play: (site) => site.connecting() },
  play: async () => {
    await expect(await screen.findByText('Connecting to shop.example')).toHaveAttribute('role', 'status')
  },
}

const gone = async (site: Site) => {
  await site.connecting()
  await site.advance(30_000)
}

export const MissingSnippet: Story = {
  args: { play: gone },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Check the snippet' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Copy container id' })).toBeVisible()
  },
}

export const CheckedSnippet: Story = {
  args: { play: gone },
  play: async () => {
    const check = await screen.findByRole('button', { name: 'Check the snippet' })
    await userEvent.click(check)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(check).toHaveFocus())
    await userEvent.click(check)
    const dialog = within(await screen.findByRole('dialog', { name: 'The snippet of Northwind Outdoor' }))
    await expect(await dialog.findByRole('region', { name: 'Snippet' })).toHaveTextContent('/containers/app-1.js')
  },
}

/** A shared session has no access to the snippet. */
export const MissingSnippetShared: Story = {
  args: { play: gone, shared: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Copy container id' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Check the snippet' })).toBeNull()
  },
}

export const OtherContainer: Story = {
  args: {
    play: async (site) => {
      await site.connecting()
      await site.receive('ready', {
        appId: 'app-2',
        versionId: 'v',
        checksum: 'c',
        url: 'https://shop.example/',
        title: '',
      })
      await site.advance(30_000)
    },
  },
}

export const Redirected: Story = {
  args: {
    play: async (site) => {
      await site.connecting()
      await site.receive('ready', undefined, { origin: 'https://elsewhere.example' })
      await site.advance(30_000)
    },
  },
}

export const WindowBlocked: Story = {
  args: {
    play: async (site) => {
      site.browser.blockWindows()
      await site.connecting()
    },
  },
}

export const ClosedAtOnce: Story = {
  args: {
    play: async (site) => {
      await site.connecting()
      site.window().isClosed = true
      await site.advance(2000)
    },
  },
}

export const DraftUnreadable: Story = {
  args: {
    play: async (site) => {
      site.answerVersion(async () => ({ ok: false, failure: { kind: 'offline' } }))
      await site.connecting()
    },
  },
}
