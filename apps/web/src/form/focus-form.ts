import { focusFirstEdited } from '@waymark/ui/form'

/** Moves the focus to the first changed field of the screen, else to its title, once a closing dialog has returned it. */
export function focusForm(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const screen = document.querySelector('main')
      if (screen && !focusFirstEdited(screen)) screen.querySelector<HTMLElement>('h1')?.focus()
    }),
  )
}
