import { type FormError, plainText, type Row, rows, validate, withKeys } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { ADDRESS_LIMIT, type App, AppCreate, type AppPatch } from '@waymark/domain/site'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel, changedAttributes } from '../attributes.ts'
import { WEBSITE_ADDRESS, WEBSITE_LABELS } from './website-labels.ts'

type Attributes = AppCreate['attributes']

/** The form of the settings of a website. `delay` is what is typed, in milliseconds; `timezone` an IANA name. */
export interface WebsiteForm extends Pick<Attributes, 'name' | 'gdpr' | 'timezone'> {
  readonly urls: readonly Row<{ readonly url: string }>[]
  readonly delay: string
}

/** The rows of addresses. */
export const WEBSITE_ADDRESSES = rows({
  api: 'urls',
  label: WEBSITE_LABELS.urls,
  columns: { url: plainText({ api: 'url', label: WEBSITE_ADDRESS }) },
  max: ADDRESS_LIMIT,
  add: msg('website.add-url', 'Add address'),
  remove: msg('website.remove-url', 'Remove address {row, number}'),
  none: msg('website.no-urls', 'No addresses yet. The debugger and the check of the installation need one.'),
})

/** The initial settings of a new website, with one empty address. */
export const NEW_WEBSITE: Attributes = { name: '', urls: [''], gdpr: true, delay: 500, timezone: 'UTC' }

/** The form of a website, or of a new one. */
export const createWebsiteForm = (attributes: App['attributes'] | Attributes): Form<WebsiteForm> =>
  createForm<WebsiteForm>(valuesOf(attributes), {
    ...attributesModel(WEBSITE_LABELS, { urls: 'url' }),
    check: errorsOf,
  })

/** The body that adds a website under an id of the client. */
export const websiteBody = (id: string, values: WebsiteForm) =>
  ({ id, type: 'ppms/app', attributes: attributesOf(values) }) as const

/** The body that saves what was changed in the form. */
export const websitePatch = (values: WebsiteForm, initial: WebsiteForm): AppPatch => ({
  type: 'ppms/app',
  attributes: changedAttributes(attributesOf(initial), attributesOf(values)),
})

function errorsOf(values: WebsiteForm): readonly FormError[] {
  const isWhole = /^\d+$/.test(values.delay.trim())
  const errors = validate(AppCreate.entries.attributes, { ...attributesOf(values), ...(!isWhole && { delay: 0 }) })
  return [
    ...errors.map((error) =>
      error.path[0] === 'urls' && error.path.length > 1 ? { ...error, path: [...error.path, 'url'] } : error,
    ),
    ...(isWhole ? [] : [{ path: ['delay'], key: 'must-be-integer' as const }]),
  ]
}

const valuesOf = ({
  name,
  urls,
  gdpr,
  delay = NEW_WEBSITE.delay,
  timezone = NEW_WEBSITE.timezone,
}: App['attributes'] | Attributes): WebsiteForm => ({
  name,
  urls: withKeys(urls.map((url) => ({ url }))),
  gdpr,
  delay: String(delay),
  timezone,
})

const attributesOf = ({ urls, delay, ...rest }: WebsiteForm): Attributes => ({
  ...rest,
  urls: urls.map(({ url }) => url.trim()),
  delay: Number(delay),
})
