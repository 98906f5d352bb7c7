/**
 * The address to open after signing in: the requested one if it is inside the product on this origin, else the start
 * page. It is checked as parsed by the URL parser, so that no other spelling of a foreign address is accepted.
 */
export function relayTarget(relayState: string | undefined, origin: string): string {
  const target = relayState === undefined ? null : URL.parse(relayState, origin)
  if (!target || target.origin !== origin) return '/tag'
  const ours = ['/tag', '/administration', '/account'].some(
    (path) => target.pathname === path || target.pathname.startsWith(`${path}/`),
  )
  return ours ? target.pathname + target.search + target.hash : '/tag'
}
