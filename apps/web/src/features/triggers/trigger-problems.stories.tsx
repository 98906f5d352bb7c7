import type { Meta, StoryObj } from '@storybook/react-vite'
import { cdp, modules, triggers } from '@waymark/api-client/endpoints'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fillIn } from '#testing/fill-in.ts'
import { id } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { type StoryTrigger, stocked, storyTrigger, TRIGGERS, triggerPath } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const meta = {
  title: 'Triggers/Problems',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: triggerPath(SITE), server: () => stocked() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const over = (trigger: StoryTrigger) => () => stocked({ triggers: [...TRIGGERS, trigger] })

export const UnsupportedCondition: Story = {
  args: {
    path: triggerPath(SITE, 520),
    server: over(
      storyTrigger(520, 'click', 'Imported', {
        conditions: [{ variable_id: BUILT_INS.pageUrl.id, condition_type: 'abandoned', value: null, options: {} }],
        flags: { has_abandoned_conditions: true },
      }),
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Fix trigger/ })).toBeVisible()
  },
}

/** A member is fixed without leaving its group; its other errors must be fixed first. */
export const UnsupportedConditionOfMember: Story = {
  args: {
    path: triggerPath(SITE, 521),
    server: () =>
      stocked({
        triggers: [
          ...TRIGGERS,
          storyTrigger(520, 'page-scroll', 'Imported', {
            conditions: [{ variable_id: BUILT_INS.pageUrl.id, condition_type: 'abandoned', value: null, options: {} }],
            flags: { has_abandoned_conditions: true },
            groups: [521],
          }),
          storyTrigger(521, 'trigger-group', 'Group of one', {
            form: { members: [{ key: id(520), id: id(520), threshold: '1' }] },
          }),
        ],
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fix “Imported”' }))
    const scrolled = await screen.findByRole('textbox', { name: 'Scrolled by' })
    await userEvent.clear(scrolled)
    await userEvent.click(screen.getByRole('button', { name: 'Remove unsupported conditions' }))
    await waitFor(() => expect(scrolled).toHaveFocus())
    await expect(scrolled).toHaveAccessibleDescription(/Required/)
  },
}

export const MembersFailed: Story = {
  args: {
    path: triggerPath(SITE, 521),
    server: () =>
      stocked({
        triggers: [
          ...TRIGGERS,
          storyTrigger(521, 'trigger-group', 'Group of one', {
            form: { members: [{ key: id(501), id: id(501), threshold: '1' }] },
          }),
        ],
      }).on(triggers.triggers, () => ({ status: 500 })),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load data')
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen.queryByText(id(501))).toBeNull()
  },
}

export const LostVariable: Story = {
  args: {
    path: triggerPath(SITE, 520),
    server: over(
      storyTrigger(520, 'click', 'Orphaned', {
        conditions: [{ variable_id: id(999), condition_type: 'equals', value: '1', options: {} }],
        flags: { has_conditions_with_abandoned_variable: true },
      }),
    ),
  },
  play: async () => {
    await expect(await screen.findByText(/variable of this condition no longer exists/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Remove condition 1' })).toBeVisible()
  },
}

export const LostVariableDark: Story = { ...LostVariable, ...DARK }

const audienceIs = (state: string): Story => ({
  args: {
    path: triggerPath(SITE, 505),
    server: () => stocked().on(cdp.access, () => ({ body: { data: { state } } })),
  },
})

export const AudienceUpsell: Story = {
  ...audienceIs('not_granted'),
  play: async () => void (await screen.findByRole('link', { name: /Turn on audiences/ })),
}

export const AudienceInactive: Story = {
  parameters: BEHAVIOUR,
  ...audienceIs('inactive'),
  play: async () => void (await screen.findByText(/turned off/)),
}

export const AudienceWithoutModule: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: triggerPath(SITE, 505),
    server: () =>
      stocked().on(modules.list, () => ({
        body: { data: [{ id: 'tag_manager', type: 'ppms/module', attributes: {} }], meta: { total: 1 } },
      })),
  },
  play: async () => void (await screen.findByText(/no access to the customer data platform/)),
}

export const AudiencesFailed: Story = {
  args: { path: triggerPath(SITE, 510), server: () => stocked().on(cdp.audiences, () => ({ status: 500 })) },
  play: async () => {
    const choice = await screen.findByRole('combobox', { name: 'Audience 1' })
    await waitFor(() => expect(choice).toHaveTextContent('Unable to load data'))
  },
}

export const AudienceUnknown: Story = {
  parameters: BEHAVIOUR,
  args: { path: triggerPath(SITE, 505), server: () => stocked().on(cdp.access, () => ({ status: 500 })) },
  play: async () => void (await screen.findByText(/could not be checked/)),
}

/** Another user deletes a trigger before a save that adds it to the group: its row says so and offers to remove it. */
export const MemberDeleted: Story = {
  args: {
    path: triggerPath(SITE, 511),
    server: () =>
      stocked().on(triggers.change, () => ({
        status: 400,
        code: 'RELATED_RESOURCE_NOT_FOUND_ERROR',
        pointer: '/data/relationships/triggers/data/1',
      })),
  },
  play: async () => {
    await fillIn(await screen.findByRole('textbox', { name: 'How often “Page view – Summer sale” must fire' }), '2')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await screen.findByText('No longer exists')).toBeVisible()
    const remove = screen.getByRole('button', { name: 'Remove “Scroll – Trail guides” from the group' })
    await waitFor(() => expect(remove).toHaveFocus())
    await expect(remove).toHaveAccessibleDescription('No longer exists')
    await expect(screen.queryByText(/^Something this refers to/)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('No longer exists')).toBeNull())
    await expect(screen.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled')
  },
}
