const linkIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[href]') ?? null

/** Before an item goes: the way to put the focus on the row after its own, else on the one before it. */
export function rowBeside(itemId: string): () => void {
  const row = document.querySelector(`li a[aria-current="page"][href*="${CSS.escape(itemId)}"]`)?.closest('li')
  const link = linkIn(row?.nextElementSibling) ?? linkIn(row?.previousElementSibling)
  return () => {
    requestAnimationFrame(() => link?.isConnected && link.focus())
  }
}
