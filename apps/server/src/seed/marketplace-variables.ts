import type { Dates, VariableContent } from '#database/tables/content.ts'
import { type SeedContext, variableOf } from './items.ts'
import { OBJECTS, PROPERTIES } from './names.ts'

type Variable = VariableContent & Dates

/** The 140 variables of the large site, of every type that people make. */
export function marketplaceVariables(context: SeedContext): Variable[] {
  const make = (name: string, type: string, value: string | null, options?: Record<string, unknown>) =>
    variableOf(context, name, type, value, options)
  return [
    make('ecommerce', 'data_layer', 'ecommerce'),
    make('Plan name', 'data_layer', 'plan.name'),
    make('Loyalty tier', 'data_layer', 'customer.loyalty.tier'),
    make('Storefront', 'data_layer', 'storefront.id'),
    ...OBJECTS.flatMap((thing) =>
      PROPERTIES.map((property) => make(`${thing} ${property}`, 'data_layer', `${thing.toLowerCase()}.${property}`)),
    ),
    ...COOKIES.map((name) => make(`Cookie: ${name.replaceAll('_', ' ')}`, 'cookie', name)),
    ...PARAMETERS.map((name) => make(`Address: ${name}`, 'url', 'parameter', { parameter_name: name })),
    make('Address: everything after ?', 'url', 'query'),
    ...CONSTANTS.map(([name, value]) => make(name, 'constant', value)),
    ...TEXTS.map(([name, css]) =>
      make(`Text of ${name}`, 'dom_element', css, { selector_type: 'css', extract_text_content: true }),
    ),
    ...SCRIPTS.map(([name, code]) => make(name, 'custom_js', code)),
    make('Title of the document', 'document', 'title'),
    make('Sample of visitors', 'random_number', null),
    make('Currency of the storefront', 'lookup_table', '{{ Storefront }}', {
      mapping: [
        { input: 'uk', output: 'GBP' },
        { input: 'pl', output: 'PLN' },
        { input: 'ch', output: 'CHF' },
      ],
      default_value: 'EUR',
    }),
    make('Region of the storefront', 'lookup_table', '{{ Storefront }}', {
      mapping: [
        { input: 'se', output: 'Nordics' },
        { input: 'no', output: 'Nordics' },
        { input: 'pl', output: 'Central Europe' },
      ],
      default_value: null,
    }),
  ]
}

const COOKIES = [
  'session_kind',
  'visitor_group',
  'preferred_store',
  'currency',
  'language',
  'first_visit',
  'last_category',
  'newsletter_seen',
  'loyalty_id',
  'price_list',
  'delivery_country',
  'consent_version',
  'referral_partner',
  'device_group',
  'test_variant',
  'basket_id',
] as const

const PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_term',
  'gclid',
  'fbclid',
  'msclkid',
  'partner',
  'voucher',
  'q',
  'page',
  'sort',
  'colour',
  'size',
] as const

const CONSTANTS = [
  ['Meta pixel number', '318744021157986'],
  ['Floodlight advertiser', '6184420'],
  ['Shop name', 'Northwind Marketplace'],
  ['Container owner', 'web-analytics@northwind.example'],
  ['Default currency', 'EUR'],
  ['Environment', 'production'],
  ['Chat widget key', 'nw-chat-4471'],
  ['Survey key', 'nw-survey-09'],
  ['Price list', 'retail'],
  ['Partner network', 'northwind-partners'],
  ['Measurement plan', '2026-02'],
  ['Minimum order', '25'],
] as const

const TEXTS = [
  ['the heading', 'h1'],
  ['the price', '.price'],
  ['the stock state', '.stock'],
  ['the breadcrumb', '.breadcrumb li:last-child'],
  ['the delivery date', '.delivery-date'],
  ['the active filter', '.filter[aria-pressed="true"]'],
  ['the number of results', '.result-count'],
  ['the basket badge', '.basket-badge'],
  ['the chosen size', '.size[aria-checked="true"]'],
  ['the store name', '.store-name'],
  ['the error message', '[role="alert"]'],
  ['the author', '.author'],
] as const

const SCRIPTS = [
  ['Width of the window', 'function () { return window.innerWidth }'],
  ['Height of the window', 'function () { return window.innerHeight }'],
  ['Hour of the day', 'function () { return new Date().getHours() }'],
  ['Day of the week', 'function () { return new Date().getDay() }'],
  ['Orientation', 'function () { return innerWidth > innerHeight ? "landscape" : "portrait" }'],
  ['Number of links', 'function () { return document.links.length }'],
  ['Number of pictures', 'function () { return document.images.length }'],
  ['Language of the page', 'function () { return document.documentElement.lang }'],
  ['Time zone', 'function () { return Intl.DateTimeFormat().resolvedOptions().timeZone }'],
  ['Basket value with tax', 'function () { return Math.round({{ Basket total }} * 119) / 100 }'],
  ['Product list as text', 'function () { return JSON.stringify({{ ecommerce }}) }'],
  ['Prefers dark colours', 'function () { return matchMedia("(prefers-color-scheme: dark)").matches }'],
  ['Device pixel ratio', 'function () { return window.devicePixelRatio }'],
  ['Connection', 'function () { return navigator.connection ? navigator.connection.effectiveType : "" }'],
  ['Referrer is a search engine', 'function () { return /google|bing|ecosia/.test(document.referrer) }'],
  ['Storage is open', 'function () { try { return !!localStorage } catch (error) { return false } }'],
  ['Depth of the path', 'function () { return location.pathname.split("/").length - 1 }'],
] as const
