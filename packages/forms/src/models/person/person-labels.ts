import { msg } from '@waymark/domain/message'

/** The names of the fields. */
export const PERSON_LABELS = {
  email: msg('person.email', 'E-mail'),
  name: msg('person.name', 'Name'),
  role: msg('person.role', 'Role'),
  language: msg('person.language', 'Language'),
  levels: msg('levels.title', 'Level per website'),
} as const
