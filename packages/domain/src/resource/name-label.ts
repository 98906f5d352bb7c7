import { msg } from '../message/index.ts'

/** The label of a name, in forms and tables. */
export const NAME_LABEL = msg('name', 'Name')
