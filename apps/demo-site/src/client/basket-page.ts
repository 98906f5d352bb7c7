import { add, empty, type Line, lines, push, remove, total } from './basket.ts'

const one = <E extends Element>(selector: string) => document.querySelector<E>(selector)

function showCount(): void {
  const count = one('[data-basket-count]')
  if (count) count.textContent = String(lines().reduce((sum, { quantity }) => sum + quantity, 0))
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = className
  return made
}

function showBasket(): void {
  const place = one<HTMLElement>('[data-basket]')
  if (!place || lines().length === 0) return
  const table = document.createElement('table')
  table.className = 'basket'
  lines().forEach((line, index) => {
    const row = table.insertRow()
    row.insertCell().append(element('strong', line.item_name), element('span', line.item_variant, 'muted'))
    row.insertCell().textContent = `${line.quantity} ×`
    row.insertCell().textContent = `€${line.price}`
    const button = element('button', 'Remove', 'link remove-from-basket')
    button.setAttribute('aria-label', `Remove ${line.item_name}`)
    button.addEventListener('click', () => {
      push('remove_from_cart', [line])
      remove(index)
      location.reload()
    })
    row.insertCell().append(button)
  })
  const go = element('a', 'Go to checkout', 'button') as HTMLAnchorElement
  go.href = '/checkout'
  go.id = 'go-to-checkout'
  place.replaceChildren(table, element('p', `Together €${total()}`, 'price'), go)
}

/** Binds adding to, removing from and sending the basket on every page. */
export function bindBasket(): void {
  showCount()
  showBasket()
  const form = one<HTMLFormElement>('[data-add]')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = new FormData(form)
    const line = {
      ...(JSON.parse(form.dataset.add ?? '{}') as Line),
      item_variant: String(chosen.get('colour') ?? ''),
      quantity: Number(chosen.get('quantity') ?? 1),
    }
    add(line)
    push('add_to_cart', [line])
    showCount()
    const button = form.querySelector('button span')
    if (button) button.textContent = 'Added'
  })
  one<HTMLFormElement>('[data-checkout]')?.addEventListener('submit', (event) => {
    const items = (event.target as HTMLFormElement).elements.namedItem('items') as HTMLInputElement
    items.value = JSON.stringify(lines())
  })
  if (one('[data-order]')) {
    empty()
    showCount()
  }
}
