import type { OtherUser } from '@waymark/domain/item-edit'
import { createContext } from 'react'

/** The other users at the item of the surrounding screen, shown beside its name. */
export const OtherUsersContext = createContext<readonly OtherUser[]>([])
