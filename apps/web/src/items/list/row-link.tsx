import { useRouter } from '@tanstack/react-router'
import type { LinkSlot } from '@waymark/ui/link'
import { type MouseEvent, useEffect, useRef } from 'react'

/** How long a row is pointed at before what it leads to is fetched ahead, in milliseconds. */
const REST = 50

/** The search of a list as it stands in an address: "?name=basket", or nothing. */
export const useSearchText = (search: object): string => useRouter().options.stringifySearch({ ...search })

/**
 * The link of a row: fetches ahead and opens inside the product like every link. It is given its whole address and
 * does not look at the current one, because there may be hundreds of it and each would be drawn again whenever
 * something is opened.
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
