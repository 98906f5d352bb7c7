import { useRouter } from '@tanstack/react-router'
import type { RenderedLinkProps } from '@waymark/ui/link'
import type { MouseEvent } from 'react'
import { useDebouncedCall } from '#browser/use-debounced.ts'

/** Milliseconds of hovering before the target of a row is preloaded. */
const REST = 50

/** The search parameters of a list as a query string: "?name=basket", or empty. */
export const useSearchText = (search: object): string => useRouter().options.stringifySearch({ ...search })

/**
 * The link of a row: preloads and opens its target like a router link. It gets the whole address and does not subscribe
 * to the current location, because otherwise hundreds of rows would render again whenever an item is opened.
 */
export function RowLink({ href, ...props }: RenderedLinkProps & { href: string }) {
  const router = useRouter()
  const { run, cancel: leave } = useDebouncedCall(REST)
  const rest = () => run(() => void router.preloadRoute({ href } as never).catch(() => undefined))
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    leave()
    void router.navigate({ href })
  }
  return (
    <a
      {...props}
      href={href}
      onClick={open}
      onPointerEnter={rest}
      onPointerLeave={leave}
      onFocus={rest}
      onBlur={leave}
    />
  )
}
