import { createContext } from 'react'

/** The open dialog over the form of a tag: to choose, create or edit a trigger. */
export type OpenDialog = 'choosing' | 'making' | { readonly editing: string } | null

/** Lets components outside the section of triggers open its dialogs; without it the section has a state of its own. */
export const TriggerDialog = createContext<readonly [OpenDialog, (open: OpenDialog) => void] | null>(null)
