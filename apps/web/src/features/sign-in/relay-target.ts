/**
 * Where to go after signing in: the asked address if it lies in the product on this origin, else its start. The URL
 * parser decides what the address means, so nothing it would read differently slips through.
 */
export function relayTarget(relayState: string | undefined, origin: string): string {
  const target = relayState === undefined ? null : URL.parse(relayState, origin)
  if (!target || target.origin !== origin) return '/tag'
  const ours = ['/tag', '/administration'].some(
    (path) => target.pathname === path || target.pathname.startsWith(`${path}/`),
  )
  return ours ? target.pathname + target.search + target.hash : '/tag'
}
