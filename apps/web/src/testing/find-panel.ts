import { screen } from 'storybook/test'

/** The opened side panel: beside the content, on narrow windows a dialog. */
export const findPanel = (name: string) => screen.findByRole(innerWidth > 900 ? 'complementary' : 'dialog', { name })
