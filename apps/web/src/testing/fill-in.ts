import { userEvent } from 'storybook/test'

/** Replaces the text of a field at once; typing it draws the screen for every character. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}
