import { equal } from '@waymark/domain/equal'
import { type FormError, plainText, type Row, rows, validate, withKeys } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { type App, AppCreate, type AppPatch } from '@waymark/domain/site'
import { createForm, type Form } from '../../form/index.ts'

type Attributes = AppCreate['attributes']

/** The form of the settings of a website. `delay` is what is typed, in milliseconds; `timezone` an IANA name. */
export interface WebsiteForm extends Pick<Attributes, 'name' | 'gdpr' | 'timezone'> {
  readonly urls: readonly Row<{ readonly url: string }>[]
  readonly delay: string
}

/** The names of the settings. */
export const WEBSITE_LABELS = {
  name: msg('website.name', 'Name'),
  urls: msg('website.urls', 'Addresses'),
  gdpr: msg('website.gdpr', 'Ask visitors for consent'),
  delay: msg('website.delay', 'Wait for tags'),
  timezone: msg('website.timezone', 'Time zone'),
} as const

const NAMES = Object.keys(WEBSITE_LABELS) as (keyof WebsiteForm)[]

/** The rows of addresses. */
export const WEBSITE_ADDRESSES = rows({
  api: 'urls',
  label: WEBSITE_LABELS.urls,
  columns: { url: plainText({ api: 'url', label: msg('website.url', 'Address') }) },
  max: 100,
  add: msg('website.add-url', 'Add address'),
  remove: msg('website.remove-url', 'Remove address {row, number}'),
  none: msg('website.no-urls', 'No addresses yet. The debugger and the check of the installation need one.'),
})

/** The settings that a new website has unless they are changed, with one empty address. */
export const NEW_WEBSITE: Attributes = { name: '', urls: [''], gdpr: true, delay: 500, timezone: 'UTC' }

/** The form of a website, or of a new one. */
export const createWebsiteForm = (attributes: App['attributes'] | Attributes): Form<WebsiteForm> =>
  createForm<WebsiteForm>(valuesOf(attributes), {
    check: errorsOf,
    locate(values, [, member, name, index]) {
      if (member !== 'attributes') return undefined
      if (name === 'urls' && index !== undefined) {
        const row = values.urls[Number(index)]
        return row && ['urls', row.key, 'url']
      }
      return NAMES.some((known) => known === name) ? [name!] : undefined
    },
    settings: () => NAMES.map((name) => ({ path: [name], label: WEBSITE_LABELS[name] })),
  })

/** The body that adds a website under an id of the client. */
export const websiteBody = (id: string, values: WebsiteForm) =>
  ({ id, type: 'ppms/app', attributes: attributesOf(values) }) as const

/** The body that saves the form: only what was changed in it, so that it overwrites nothing else. */
export function websitePatch(values: WebsiteForm, initial: WebsiteForm): AppPatch {
  const before = attributesOf(initial)
  const changed = Object.entries(attributesOf(values)).filter(
    ([name, value]) => !equal(value, before[name as keyof Attributes]),
  )
  return { type: 'ppms/app', attributes: Object.fromEntries(changed) }
}

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
