import type { TagCreate } from '@waymark/domain/tag'
import { type Template, type TemplateId, templates } from '@waymark/domain/tag/templates'
import { createBody, createTagForm, newTag, type TagValues } from '@waymark/forms/models/tag'
import type { Filling } from '#items/wizard/add-wizard.tsx'
import { ownZone } from '../form/clock.ts'
import { FillTag } from './fill-tag.tsx'

const templateFor = (id: TemplateId): Template<TemplateId> => templates[id]

/** The second step of adding a tag, fetched when a template is chosen. */
export const tagFilling: Filling<TemplateId, TagValues, TagCreate> = {
  open: (id) => createTagForm(templateFor(id), newTag(templateFor(id), ownZone())),
  body: (id, values) => createBody(templateFor(id), values),
  fill: (id, step) => <FillTag {...step} template={templateFor(id)} />,
}
