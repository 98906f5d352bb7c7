const TYPES = {
  analytics: 'Counting visits',
  remarketing: 'Showing you our gear elsewhere',
  conversion_tracking: 'Learning which advert worked',
  marketing_automation: 'Letters that fit',
  ab_testing_and_personalization: 'Trying two versions of a page',
  user_feedback: 'Asking what you think',
} as const

type Choice = Partial<Record<keyof typeof TYPES, 0 | 1>>

const set = (choice: Choice) => window.waymark?.('consent.set', choice)

const all = (state: 0 | 1): Choice => Object.fromEntries(Object.keys(TYPES).map((type) => [type, state]))

function button(text: string, id: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'button'
  made.id = id
  made.textContent = text
  made.addEventListener('click', act)
  return made
}

/** The shop's consent form; the container stores the choice. */
export function bindConsent(): void {
  const place = document.querySelector<HTMLElement>('[data-consent]')
  if (!place) return
  const close = () => {
    place.hidden = true
    localStorage.setItem('northwind.asked', '1')
  }
  const boxes = Object.entries(TYPES).map(([type, text]) => {
    const label = document.createElement('label')
    label.className = 'check'
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.name = type
    label.append(box, text)
    return { label, box }
  })
  const title = document.createElement('h2')
  title.textContent = 'Your privacy on this trail'
  const row = document.createElement('p')
  row.className = 'actions'
  const answer = (choice: () => Choice) => () => {
    set(choice())
    close()
  }
  row.append(
    button(
      'Allow all',
      'consent-all',
      answer(() => all(1)),
    ),
    button(
      'Allow chosen',
      'consent-chosen',
      answer(() => Object.fromEntries(boxes.map(({ box }) => [box.name, box.checked ? 1 : 0]))),
    ),
    button(
      'Refuse all',
      'consent-none',
      answer(() => all(0)),
    ),
  )
  place.append(title, ...boxes.map(({ label }) => label), row)
  place.hidden = localStorage.getItem('northwind.asked') === '1'
  document.querySelector('[data-consent-open]')?.addEventListener('click', () => {
    place.hidden = false
    place.querySelector('input')?.focus()
  })
}
