import { session } from '@waymark/api-client/endpoints'

/**
 * Ends the session and opens the sign-in page, by submitting a form. That leaves the page as following a link does, so
 * the browser shows its question about unsaved input before the session has ended.
 */
export function submitSignOut(): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = session.signOut.path
  document.body.append(form)
  form.submit()
  form.remove()
}
