import { userEvent } from 'storybook/test'

/** Adds a text to a field at once; typing it draws the screen for every character. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
