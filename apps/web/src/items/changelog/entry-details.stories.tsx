import { I18nProvider } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangelogEntry } from '@waymark/domain/changelog'
import { expect, screen, within } from 'storybook/test'
import * as v from 'valibot'
import { storyEntry, tagContent } from '#testing/changelog.ts'
import { DARK } from '#testing/story-kinds.ts'
import { storyI18n } from '#testing/story-language.ts'
import { EntryDetails } from './entry-details.tsx'

/** Changes of items, each below its name. */
const Details = ({ entries, stacked }: { entries: readonly object[]; stacked?: boolean }) => (
  <I18nProvider i18n={storyI18n}>
    {entries
      .map((entry) => v.parse(ChangelogEntry, entry))
      .map((entry) => (
        <section key={entry.id} style={{ padding: 12 }} aria-label={entry.attributes.resource_name}>
          <p className="t-muted">{entry.attributes.resource_name}</p>
          <EntryDetails entry={entry} changedOnly {...(stacked && { stacked })} />
        </section>
      ))}
  </I18nProvider>
)

const checkoutTag = (trigger_id: string) =>
  tagContent('Order', 'custom_tag', {}, { triggers: [{ trigger_id, name: 'Checkout' }] })

const planTrigger = (variable_id: string) => ({
  name: 'Click – Upgrade',
  trigger_type: 'click',
  conditions: [
    { condition_id: 'c', condition_type: 'equals', value: 'pro', options: {}, variable: { variable_id, name: 'Plan' } },
  ],
  triggers: [],
})

/** A tag whose trigger and a trigger whose variable were replaced by others of the same name, and a tag as it was. */
const REPLACED = [
  storyEntry(0, ['tag', 'Order'], [checkoutTag('1'), checkoutTag('2')]),
  storyEntry(1, ['trigger', 'Click – Upgrade'], [planTrigger('1'), planTrigger('2')]),
  storyEntry(2, ['tag', 'As it was'], [checkoutTag('1'), checkoutTag('1')]),
]

const codeChange = (n: number, name: string, before: string, after: string) =>
  storyEntry(
    n,
    ['tag', name],
    [tagContent('Code', 'custom_tag', {}, { code: before }), tagContent('Code', 'custom_tag', {}, { code: after })],
  )
const CODE = '<script>\n  track()\n</script>'
const EDITED = CODE.replace('track', 'follow')
const withWindowsBreaks = (code: string) => code.replaceAll('\n', '\r\n')

const LINE_BREAKS = [
  codeChange(0, 'Line break at the end', CODE, `${CODE}\n`),
  codeChange(1, 'Line breaks of Windows', CODE, withWindowsBreaks(CODE)),
  codeChange(2, 'Line breaks and an edit', CODE, withWindowsBreaks(EDITED)),
  codeChange(3, 'Edit only', CODE, EDITED),
]

const meta = {
  title: 'Changelog entry',
  component: Details,
  args: { entries: REPLACED },
} satisfies Meta<typeof Details>
export default meta
type Story = StoryObj<typeof meta>

const changesOf = async (name: string) => within(await screen.findByRole('region', { name }))

export const OthersOfTheSameName: Story = {
  play: async () => {
    const tag = await changesOf('Order')
    await expect(tag.getByText('Checkout').tagName).toBe('DEL')
    await expect(tag.getByText('Checkout (another trigger of the same name)').tagName).toBe('INS')
    const trigger = await changesOf('Click – Upgrade')
    await expect(trigger.getByText('Plan equals pro (another variable of the same name)').tagName).toBe('INS')
    await expect((await changesOf('As it was')).getByText('No attribute differs.')).toBeVisible()
  },
}
export const OthersOfTheSameNameNarrow: Story = {
  ...OthersOfTheSameName,
  args: { entries: REPLACED, stacked: true },
  globals: { viewport: { value: 'narrow' } },
}
export const OthersOfTheSameNameDark: Story = { ...OthersOfTheSameName, ...DARK }

export const LineBreaksOfCode: Story = {
  args: { entries: LINE_BREAKS },
  play: async () => {
    for (const name of ['Line break at the end', 'Line breaks of Windows']) {
      const changes = await changesOf(name)
      await expect(changes.getByText('Line breaks differ.')).toBeVisible()
      await expect(changes.getByText('<script>').closest('del, ins')).toBeNull()
    }
    const both = await changesOf('Line breaks and an edit')
    await expect(both.getByText('Line breaks differ.')).toBeVisible()
    await expect(both.getByText('follow()').closest('ins')).not.toBeNull()
    await expect((await changesOf('Edit only')).queryByText('Line breaks differ.')).toBeNull()
  },
}
export const LineBreaksOfCodeNarrow: Story = { ...LineBreaksOfCode, globals: { viewport: { value: 'narrow' } } }
export const LineBreaksOfCodeDark: Story = { ...LineBreaksOfCode, ...DARK }
