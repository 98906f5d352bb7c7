import type { Meta, StoryObj } from '@storybook/react-vite'
import { triggers } from '@waymark/api-client/endpoints'
import { screen, userEvent } from 'storybook/test'
import { id, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { storyTrigger } from '#testing/stocked.ts'
import { BEHAVIOUR } from '#testing/story-kinds.ts'
import { showLanguage } from '#testing/story-language.ts'
import { recentItems } from './recent-items.ts'

const meta = {
  title: 'Product/Palette',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags` },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

/** Actions, screens and recent items are found by Polish words typed without diacritics. */
export const PaletteInPolish: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () =>
      northwind().on(triggers.one, () => ({
        body: { data: storyTrigger(505, 'page-scroll', 'Przewinięcie strony głównej') },
      })),
  },
  beforeEach: async () => {
    recentItems(SITE).set([{ kind: 'trigger', id: id(505) }])
    await showLanguage('pl')
    return () => recentItems(SITE).remove()
  },
  play: async () => {
    await screen.findByRole('button', { name: /Northwind Outdoor/ })
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await screen.findByRole('combobox')
    await userEvent.type(input, 'wlacz')
    await screen.findByRole('option', { name: /Włącz motyw/ })
    await userEvent.clear(input)
    await userEvent.type(input, 'reguly')
    await screen.findByRole('option', { name: /Reguły/ })
    await userEvent.clear(input)
    await userEvent.type(input, 'glownej')
    await screen.findByRole('option', { name: /Przewinięcie strony głównej/ })
  },
}
