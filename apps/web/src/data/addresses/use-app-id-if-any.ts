import { useMatches } from '@tanstack/react-router'

/** The id of the site in the address; undefined outside a site. Works outside a route too, where `useParams` does not. */
export const useAppIdIfAny = (): string | undefined =>
  useMatches({ select: (matches) => (matches.at(-1)?.params as { appId?: string } | undefined)?.appId })
