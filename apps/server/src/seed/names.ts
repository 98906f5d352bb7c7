/** Parts of a large shop, with the path that leads to each. */
export const PAGES = [
  ['Home', '/'],
  ['Category', '/category/'],
  ['Product', '/product/'],
  ['Search results', '/search'],
  ['Basket', '/basket'],
  ['Checkout address', '/checkout/address'],
  ['Checkout payment', '/checkout/payment'],
  ['Order confirmation', '/checkout/done'],
  ['Account', '/account'],
  ['Wish list', '/wish-list'],
  ['Store finder', '/stores'],
  ['Gift cards', '/gift-cards'],
  ['Journal', '/journal'],
  ['Size guide', '/size-guide'],
  ['Returns', '/returns'],
  ['Newsletter', '/newsletter'],
  ['Campaign landing', '/landing'],
  ['Outlet', '/outlet'],
  ['New arrivals', '/new'],
  ['Contact', '/contact'],
] as const

/** Countries a large shop sells to, with the ending of its address there. */
export const COUNTRIES = [
  ['Germany', '.de'],
  ['France', '.fr'],
  ['Poland', '.pl'],
  ['United Kingdom', '.co.uk'],
  ['Netherlands', '.nl'],
  ['Belgium', '.be'],
  ['Austria', '.at'],
  ['Switzerland', '.ch'],
  ['Italy', '.it'],
  ['Spain', '.es'],
  ['Portugal', '.pt'],
  ['Sweden', '.se'],
  ['Norway', '.no'],
  ['Denmark', '.dk'],
  ['Finland', '.fi'],
  ['Czechia', '.cz'],
  ['Slovakia', '.sk'],
  ['Hungary', '.hu'],
  ['Ireland', '.ie'],
  ['Estonia', '.ee'],
] as const

/** What visitors do, as names of events. */
export const ACTIONS = ['added', 'removed', 'opened', 'closed', 'sent', 'shared', 'saved', 'rated'] as const
export const THINGS = ['product', 'filter', 'review', 'voucher', 'form'] as const

/** Objects in the data layer and their properties. */
export const OBJECTS = ['Order', 'Product', 'Customer', 'Page', 'Basket', 'Search'] as const
export const PROPERTIES = [
  'number',
  'total',
  'currency',
  'quantity',
  'category',
  'brand',
  'language',
  'position',
  'status',
  'type',
] as const
