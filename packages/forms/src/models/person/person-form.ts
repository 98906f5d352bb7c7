import { errorsInside, validate } from '@waymark/domain/field'
import { PersonName, type Role, UserCreate } from '@waymark/domain/user'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel } from '../attributes.ts'
import type { DefaultLevelRow } from '../sign-in-policy/index.ts'
import { PERSON_LABELS } from './person-labels.ts'

/** The form that adds a person. `levels` are ignored for owners, who may do everything. */
export interface PersonForm {
  readonly email: string
  /** May be empty. */
  readonly name: string
  readonly role: Role
  readonly language: string
  readonly levels: readonly DefaultLevelRow[]
}

/** An empty form; `language` is the preset. */
export const createPersonForm = (language: string): Form<PersonForm> =>
  createForm<PersonForm>(
    { email: '', name: '', role: 'USER', language, levels: [] },
    {
      check: ({ email, name }) => [
        ...errorsInside(['email'], validate(UserCreate.entries.attributes.entries.email, email.trim())),
        ...errorsInside(['name'], validate(PersonName, name)),
      ],
      locate: attributesModel(PERSON_LABELS).locate,
    },
  )

/** The body that adds the person, who then sets a password by a link. */
export const personBody = ({ email, name, role, language, levels }: PersonForm) => ({
  type: 'ppms/user' as const,
  attributes: {
    email: email.trim(),
    ...(name.trim() !== '' && { name: name.trim() }),
    role,
    language,
    levels: role === 'OWNER' ? [] : levels.map(({ site_id, level }) => ({ site_id, level })),
  },
})
