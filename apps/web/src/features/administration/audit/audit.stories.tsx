import type { Meta, StoryObj } from '@storybook/react-vite'
import { audit } from '@waymark/api-client/endpoints'
import type { AuditEntry } from '@waymark/domain/audit'
import { expect, screen, userEvent } from 'storybook/test'
import { id, listed, northwind } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'

const OWNER = { type: 'member', id: id(1), name: 'owner@northwind.example' } as const

const entry = (n: number, attributes: Partial<AuditEntry['attributes']>): AuditEntry => ({
  id: id(n),
  type: 'audit_entry',
  attributes: {
    created_at: '2025-07-14T12:31:08+00:00',
    action: 'client.secret_rotated',
    actor: OWNER,
    object: { type: 'client', id: id(2), name: 'Release pipeline' },
    site: null,
    address: '192.0.2.44',
    user_agent: 'Mozilla/5.0 (Macintosh) Firefox/140.0',
    browser: 'Firefox',
    system: 'macOS',
    signed_in_with: 'password',
    signed_in_at: '2025-07-14T09:44:02+00:00',
    request_id: '5c0f-91ae-04d2',
    changes: [],
    ...attributes,
  },
})

const ENTRIES = [
  entry(991, {}),
  entry(992, {
    action: 'level.changed',
    object: { type: 'person', id: id(3), name: 'editor@northwind.example' },
    changes: [{ field: 'level', of: 'Northwind Outdoor', before: 'view', after: 'edit' }],
  }),
  entry(993, {
    action: 'sign_in.refused',
    actor: { type: 'anonymous', id: null, name: '' },
    object: { type: 'person', id: id(1), name: OWNER.name },
  }),
]

const withEntries = (entries: readonly AuditEntry[] = ENTRIES) =>
  northwind().on(audit.list, (asked) => listed(entries, asked))

const meta = {
  title: 'Administration/Audit log',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/administration/audit', server: () => withEntries() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

/** An entry opens below its row: where it comes from, and each value before and after. */
export const All: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Details of Level changed/ }))
    await expect(await screen.findByRole('cell', { name: 'Northwind Outdoor' })).toBeVisible()
  },
}

export const Dark: Story = { ...All, globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const None: Story = { args: { server: () => withEntries([]) } }

export const NotLoaded: Story = { args: { server: () => northwind().on(audit.list, () => ({ status: 500 })) } }
