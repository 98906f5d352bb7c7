import { TEMPLATE_APPEARANCES, TEMPLATE_TYPE_APPEARANCES } from './appearances.gen.ts'
import type { TagListAttributes } from './tag.ts'

const BY_TYPE: Readonly<Record<string, (typeof TEMPLATE_TYPE_APPEARANCES)[keyof typeof TEMPLATE_TYPE_APPEARANCES]>> =
  TEMPLATE_TYPE_APPEARANCES

/** The type of a stored tag for lists, if its template shares the stored name with another one. */
export const templateTypeOf = (options: Readonly<Record<string, unknown>>): string | undefined =>
  typeof options.type === 'string' && Object.hasOwn(BY_TYPE, options.type) ? options.type : undefined

/** The name and icon of the template of a tag. */
export const tagAppearance = ({
  template,
  template_type = '',
}: Pick<TagListAttributes, 'template' | 'template_type'>) => BY_TYPE[template_type] ?? TEMPLATE_APPEARANCES[template]
