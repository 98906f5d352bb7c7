const STEPS = [
  { id: 'season', title: 'When do you go?', answers: ['In summer', 'In autumn', 'In winter'] },
  { id: 'nights', title: 'How many nights?', answers: ['None', 'One or two', 'A week'] },
  { id: 'company', title: 'Who comes along?', answers: ['Nobody', 'A friend', 'The family'] },
] as const

/** Three questions on one page, each an entry in the browser's history. */
export function bindFinder(): void {
  const place = document.querySelector<HTMLElement>('[data-finder-step]')
  if (!place) return
  const show = () => {
    const id = location.pathname.split('/')[2] ?? 'season'
    const index = STEPS.findIndex((step) => step.id === id)
    const title = document.createElement('h2')
    if (index < 0) {
      title.textContent = 'Take the Traverse 45 and a good pair of socks.'
      place.replaceChildren(title)
      return
    }
    const step = STEPS[index]!
    title.textContent = step.title
    document.title = `${step.title} – Northwind Outdoor`
    place.replaceChildren(
      title,
      ...step.answers.map((answer) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.className = 'button quiet finder-answer'
        button.textContent = answer
        button.addEventListener('click', () => {
          window.dataLayer?.push({ gearFinder: { [step.id]: answer } })
          history.pushState({ [step.id]: answer }, '', `/gear-finder/${STEPS[index + 1]?.id ?? 'done'}`)
          show()
        })
        return button
      }),
    )
  }
  addEventListener('popstate', show)
  show()
}
