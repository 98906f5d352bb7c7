/*
 * Signs in to a Waymark server and shows the tags of a website.
 */

import type { Failure } from '@waymark/api-client/client'
import { apps, session, tags } from '@waymark/api-client/endpoints'
import { connect } from '@waymark/api-client/session'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { tagAppearance } from '@waymark/domain/tag'

const { client } = connect({ fetch: (url, request) => fetch(url, request), now: Date.now })

const find = <Element extends HTMLElement>(selector: string) => document.querySelector<Element>(selector)!
const [form, status, websites] = [find<HTMLFormElement>('form'), find('[aria-live]'), find<HTMLSelectElement>('select')]

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { email, password } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const signedIn = await client.call(session.signIn, { body: { email, password } })
  if (!signedIn.ok) return say(signedIn.failure)
  form.hidden = true
  await showWebsites()
})

websites.addEventListener('change', showTags)

async function showWebsites() {
  const found = await client.call(apps.list, { query: { sort: 'name' } })
  if (!found.ok) return say(found.failure)
  websites.replaceChildren(...found.answer.data.map(({ id, attributes }) => new Option(attributes.name, id)))
  websites.parentElement!.hidden = false
  await showTags()
}

async function showTags() {
  const found = await client.call(tags.list, { params: { appId: websites.value }, query: { sort: 'name' } })
  if (!found.ok) return say(found.failure)
  const rows = found.answer.data.map(({ attributes }) =>
    row(
      attributes.name,
      tagAppearance(attributes).name.message,
      CONSENT_LABELS[attributes.consent_type].message,
      attributes.is_active ? 'on' : 'off',
    ),
  )
  find('tbody').replaceChildren(...rows)
  find('table').hidden = false
  status.textContent = `${found.answer.meta.total} tags`
}

function row(...texts: string[]) {
  const tr = document.createElement('tr')
  for (const text of texts) tr.insertCell().textContent = text
  return tr
}

/** What went wrong, in words. Calls answer with failures; they do not throw. */
function say(failure: Failure) {
  const words =
    failure.kind === 'status'
      ? (failure.errors[0]?.detail ?? `Refused: ${failure.status}`)
      : 'The server cannot be reached'
  status.textContent = words
}
