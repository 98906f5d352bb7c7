const linkIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[href]') ?? null

/** Called before an item is removed: returns a function that focuses the next row, else the previous one. */
export function prepareNextRowFocus(itemId: string): () => void {
  const row = document.querySelector(`li a[aria-current="page"][href*="${CSS.escape(itemId)}"]`)?.closest('li')
  const link = linkIn(row?.nextElementSibling) ?? linkIn(row?.previousElementSibling)
  return () => {
    requestAnimationFrame(() => link?.isConnected && link.focus())
  }
}

/** Called before items are removed: returns a function that focuses the first remaining row after them, else the last before. */
export function prepareNextRowFocusOfAll(itemIds: readonly string[]): () => void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row] a[href]')]
  const isRemoved = (link: HTMLElement) => itemIds.some((id) => link.getAttribute('href')?.includes(id))
  const from = links.findIndex(isRemoved)
  const remains = (link: HTMLElement) => !isRemoved(link)
  const link = links.slice(from).find(remains) ?? links.slice(0, Math.max(0, from)).findLast(remains)
  return () => {
    requestAnimationFrame(() => link?.isConnected && link.focus())
  }
}
