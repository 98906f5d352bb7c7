import { LATER, type Recording, trackLater } from './visit.ts'

const products = {
  products_array: '{{ ecommerce }}.items',
  currency: 'EUR',
  product_mapping: {
    sku: 'id',
    name: 'name',
    category: 'category',
    price: 'price',
    quantity: 'quantity',
    brand: 'brand',
    variant: 'variant',
  },
  product_dimensions: [{ id: 4, value: 'size' }],
  category_mapping_type: 'disabled',
  custom_dimensions: [],
}
const boots = { id: 'A-1', name: 'Boots', category: 'Shoes/Hiking', price: 80, quantity: 2, brand: 'Fell', size: 'M' }
const rope = { id: 'B-2', name: 'Rope', category: 'Climbing', price: '49.5' }
const items = { ecommerce: { items: [boots, rope] } }
const BOOTS = '["A-1","Boots","Shoes/Hiking",80,2]'
const ROPE = '["B-2","Rope","Climbing",49.5,1]'
const withDimensions = { ...products, custom_dimensions: [{ id: 3, value: '{{ tier }}' }] }
const tiered = { ...items, tier: 'gold' }
const split = { ...products, category_mapping_type: 'split_by_delimiter' }
const mapped = {
  ...products,
  category_mapping_type: 'use_mapping',
  category_mapping: { category2: 'brand', category3: '', category4: '', category5: '' },
}

/** What adding to the cart and removing from it have in common. */
const cart = (template: string, action: string): readonly Recording[] => [
  {
    template,
    shows: 'products: an event for each, with price × quantity',
    options: products,
    pushes: items,
    hits: [
      { e_c: 'Ecommerce', e_a: action, e_n: 'A-1', e_v: '160' },
      { e_c: 'Ecommerce', e_a: action, e_n: 'B-2', e_v: '49.5' },
    ],
  },
  {
    template,
    shows: 'category levels (not sent)',
    options: mapped,
    pushes: { ecommerce: { items: boots } },
    hits: [{ e_c: 'Ecommerce', e_a: action, e_n: 'A-1', e_v: '160' }],
  },
  {
    template,
    shows: 'custom dimensions',
    options: withDimensions,
    pushes: { ecommerce: { items: boots }, tier: 'gold' },
    hits: [{ e_c: 'Ecommerce', e_a: action, e_n: 'A-1', e_v: '160', dimension3: 'gold' }],
  },
]

const view = (more: object) => ({
  e_c: 'Ecommerce',
  e_a: 'Product detail view',
  e_n: 'A-1',
  e_v: '80',
  _pks: 'A-1',
  _pkn: 'Boots',
  _pkp: '80',
  ...more,
})
const viewed = { ecommerce: { items: boots }, tier: 'gold' }

const order = { order_id: 'O-9', grand_total: '259.5', subtotal: '', tax: '', shipping: '', discount: '' }
const ORDER = { idgoal: '0', ec_id: 'O-9', revenue: '259.5' }
const total = { grand_total: '209.5' }
const CART = { idgoal: '0', revenue: '209.5' }

export const ECOMMERCE: readonly Recording[] = [
  ...cart('ecommerce_add_to_cart', 'Add to cart'),
  ...cart('ecommerce_remove_from_cart', 'Remove from cart'),
  {
    template: 'ecommerce_product_detail_view',
    shows: 'product, by itself and not with what comes next',
    options: products,
    pushes: viewed,
    act: trackLater,
    hits: [view({ _pkc: 'Shoes/Hiking' }), LATER],
  },
  {
    template: 'ecommerce_product_detail_view',
    shows: 'category levels: split by delimiter',
    options: split,
    pushes: viewed,
    hits: [view({ _pkc: '["Shoes","Hiking"]' })],
  },
  {
    template: 'ecommerce_product_detail_view',
    shows: 'category levels: mapped',
    options: mapped,
    pushes: viewed,
    hits: [view({ _pkc: '["Shoes/Hiking","Fell"]' })],
  },
  {
    template: 'ecommerce_product_detail_view',
    shows: 'custom dimensions',
    options: withDimensions,
    pushes: viewed,
    hits: [view({ _pkc: 'Shoes/Hiking', dimension3: 'gold' })],
  },
  {
    template: 'ecommerce_cart_update',
    shows: 'products and total',
    options: { ...products, ...total },
    pushes: items,
    hits: [{ ...CART, ec_items: `[${BOOTS},${ROPE}]` }],
  },
  {
    template: 'ecommerce_cart_update',
    shows: 'an empty cart',
    options: { ...products, grand_total: '0' },
    pushes: { ecommerce: { items: [] } },
    hits: [{ idgoal: '0', revenue: '0', ec_items: '[]' }],
  },
  {
    template: 'ecommerce_cart_update',
    shows: 'category levels: split by delimiter',
    options: { ...split, ...total },
    pushes: { ecommerce: { items: boots } },
    hits: [{ ...CART, ec_items: '[["A-1","Boots",["Shoes","Hiking"],80,2]]' }],
  },
  {
    template: 'ecommerce_cart_update',
    shows: 'category levels: mapped',
    options: { ...mapped, ...total },
    pushes: { ecommerce: { items: boots } },
    hits: [{ ...CART, ec_items: '[["A-1","Boots",["Shoes/Hiking","Fell"],80,2]]' }],
  },
  {
    template: 'ecommerce_cart_update',
    shows: 'custom dimensions, of this update alone',
    options: { ...withDimensions, ...total },
    pushes: tiered,
    act: trackLater,
    hits: [{ ...CART, ec_items: `[${BOOTS},${ROPE}]`, dimension3: 'gold' }, LATER],
  },
  {
    template: 'ecommerce_order',
    shows: 'products, order id and grand total; other sums are left out',
    options: { ...products, order },
    pushes: items,
    hits: [{ ...ORDER, ec_items: `[${BOOTS},${ROPE}]` }],
  },
  {
    template: 'ecommerce_order',
    shows: 'subtotal, tax, shipping, discount',
    options: { ...products, order: { ...order, subtotal: '209.5', tax: '40', shipping: '10', discount: '0' } },
    pushes: items,
    hits: [{ ...ORDER, ec_st: '209.5', ec_tx: '40', ec_sh: '10', ec_dt: '0', ec_items: `[${BOOTS},${ROPE}]` }],
  },
  {
    template: 'ecommerce_order',
    shows: 'products that share an SKU become one item',
    options: { ...products, order },
    pushes: { ecommerce: { items: [boots, { ...boots, quantity: 1, price: 50, variant: 'sale' }, rope] } },
    hits: [{ ...ORDER, ec_items: `[["A-1","Boots","Shoes/Hiking",70,3],${ROPE}]` }],
  },
  {
    template: 'ecommerce_order',
    shows: 'category levels: mapped',
    options: { ...mapped, order },
    pushes: { ecommerce: { items: boots } },
    hits: [{ ...ORDER, ec_items: '[["A-1","Boots",["Shoes/Hiking","Fell"],80,2]]' }],
  },
  {
    template: 'ecommerce_order',
    shows: 'custom dimensions, of this order alone',
    options: { ...withDimensions, order },
    pushes: tiered,
    act: trackLater,
    hits: [{ ...ORDER, ec_items: `[${BOOTS},${ROPE}]`, dimension3: 'gold' }, LATER],
  },
]
