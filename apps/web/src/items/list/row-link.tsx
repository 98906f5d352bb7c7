import { useRouter } from '@tanstack/react-router'
import type { LinkSlot } from '@waymark/ui/link'
import { type MouseEvent, useEffect, useRef } from 'react'

/** Milliseconds of hovering before the target of a row is preloaded. */
const REST = 50

/** The search parameters of a list as a query string: "?name=basket", or empty. */
export const useSearchText = (search: object): string => useRouter().options.stringifySearch({ ...search })

/**
 * The link of a row: preloads and opens its target like a router link. It gets the whole address and does not subscribe
 * to the current location, because otherwise hundreds of rows would render again whenever an item is opened.
 */
export function RowLink({ href, ...slot }: LinkSlot & { href: string }) {
  const router = useRouter()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(resting.current)
  const rest = () => {
    leave()
    resting.current = setTimeout(() => void router.preloadRoute({ href } as never).catch(() => undefined), REST)
  }
  useEffect(() => () => clearTimeout(resting.current), [])
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    leave()
    void router.navigate({ href })
  }
  return (
    <a
      {...slot}
      href={href}
      onClick={open}
      onPointerEnter={rest}
      onPointerLeave={leave}
      onFocus={rest}
      onBlur={leave}
    />
  )
}
