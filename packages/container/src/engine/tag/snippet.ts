import type { ApiOptions, TemplateId } from '@waymark/domain/tag/templates'
import type { Engine } from '../core/engine.ts'
import type { Page } from '../core/page.ts'

/** Options as a snippet gets them: a field that was a single reference holds a value of any kind. */
type Resolved<Option> = string extends Option
  ? unknown
  : Option extends readonly (infer Item)[]
    ? readonly Resolved<Item>[]
    : Option extends object
      ? { readonly [Key in keyof Option]: Resolved<Option[Key]> }
      : Option

/** Fires a tag of a template. It uses the page through `page` only. */
export type Snippet<Id extends string> = (
  options: Id extends TemplateId ? Resolved<ApiOptions<Id>> : any,
  page: Page,
  engine: Engine,
) => void
