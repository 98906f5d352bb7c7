import type { ConsentType } from '../../consent/index.ts'
import type { Message } from '../../message/index.ts'
import { offeredTemplates, type TemplateId, type TemplateKind } from '../templates/index.ts'
import type { TemplateLook } from '../wire-looks.ts'
import type { WireTemplate } from '../wire-templates.ts'

/** A template as somebody sees it who chooses one: nothing of its fields. */
export interface TemplateTile extends TemplateLook {
  readonly id: TemplateId
  /** A shorter name where the heading of its kind stands above it. */
  readonly tile: Message
  readonly about: Message
  readonly kind: TemplateKind
  readonly consent: ConsentType
  /** What the API calls it. */
  readonly stored: WireTemplate
}

/**
 * The templates a new tag can be made from. Plain data: the build of the web app writes it down, so that choosing among
 * templates does not load them.
 */
export const TEMPLATE_TILES: readonly TemplateTile[] = offeredTemplates().map(
  ({ id, name, icon, tile = name, about, kind, consent, stored }) => ({
    id,
    name,
    icon,
    tile,
    about,
    kind,
    consent,
    stored: stored.template,
  }),
)
