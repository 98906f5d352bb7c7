import { createContext } from 'react'

/** Which window over the form of a tag is open: for choosing, making or changing a trigger. */
export type OpenWindow = 'choosing' | 'making' | { readonly editing: string } | null

/** Lets something outside the section of triggers open its windows; without it the section keeps them to itself. */
export const TriggerWindow = createContext<readonly [OpenWindow, (open: OpenWindow) => void] | null>(null)
