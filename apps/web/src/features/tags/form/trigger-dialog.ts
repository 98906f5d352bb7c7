import { createContext } from 'react'
import type { OpenTriggerDialog } from '#items/trigger-form/trigger-dialogs.tsx'

/** Lets components outside the section of triggers open its dialogs; without it the section has a state of its own. */
export const TriggerDialog = createContext<readonly [OpenTriggerDialog, (open: OpenTriggerDialog) => void] | null>(null)
