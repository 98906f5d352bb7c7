import { dimensions, type FormOf, group, referenceText, select, text } from '../../../field/index.ts'
import { type Message, msg } from '../../../message/index.ts'

const level = <const N extends string>(api: N, label: Message, example: string) =>
  text({ api, label, example, optional: true })

/** What Matomo does not support for a change of the cart. */
export const CART_LIMITS = {
  matomo: msg(
    'template.ecommerce.matomo-cart',
    'Matomo has no command for this. Each product is sent as an event of the category Ecommerce, with its SKU and price × quantity. Name, category, brand, variant, currency and product dimensions are not sent.',
  ),
}

/** What Matomo does not support for a list of products. */
export const ITEM_LIMITS = {
  matomo: msg(
    'template.ecommerce.matomo-items',
    'Matomo takes SKU, name, category, price and quantity, and one item per SKU: products that share one are added up. Brand, variant, currency and product dimensions are not sent.',
  ),
}

/** The fields of all five ecommerce templates. */
export const productFields = {
  productsArray: referenceText({
    api: 'products_array',
    label: msg('template.ecommerce.products-array', 'Products array'),
    hint: msg('template.ecommerce.products-array-hint', 'A variable that holds the list of products.'),
  }),
  currency: text({ api: 'currency', label: msg('template.ecommerce.currency', 'Currency'), optional: true }),
  productMapping: group({
    api: 'product_mapping',
    label: msg('template.ecommerce.product-mapping', 'Product mapping'),
    hint: msg('template.ecommerce.product-mapping-hint', 'Which product key holds each value.'),
    fields: {
      productSku: text({ api: 'sku', label: msg('template.ecommerce.sku', 'SKU') }),
      productName: text({ api: 'name', label: msg('template.ecommerce.product-name', 'Name'), optional: true }),
      productCategory: text({ api: 'category', label: msg('template.ecommerce.category', 'Category'), optional: true }),
      productPrice: text({ api: 'price', label: msg('template.ecommerce.price', 'Price'), optional: true }),
      productQuantity: text({ api: 'quantity', label: msg('template.ecommerce.quantity', 'Quantity'), optional: true }),
      productBrand: text({ api: 'brand', label: msg('template.ecommerce.brand', 'Brand'), optional: true }),
      productVariant: text({ api: 'variant', label: msg('template.ecommerce.variant', 'Variant'), optional: true }),
    },
  }),
  productDimensions: dimensions({ api: 'product_dimensions', kind: 'product' }),
  categoryMappingType: select({
    api: 'category_mapping_type',
    label: msg('template.ecommerce.category-mapping-type', 'Category levels'),
    as: 'radio',
    options: {
      disabled: msg('template.ecommerce.categories-off', 'Off'),
      split_by_delimiter: msg('template.ecommerce.categories-split', 'Split by delimiter'),
      use_mapping: msg('template.ecommerce.categories-mapping', 'Use mapping'),
    },
    initial: 'disabled',
  }),
  categoryMapping: group({
    api: 'category_mapping',
    label: msg('template.ecommerce.category-mapping', 'Category mapping'),
    hint: msg('template.ecommerce.category-mapping-hint', 'In GA4 data these are item_category2 to item_category5.'),
    fields: {
      category2: level('category2', msg('template.ecommerce.category2', 'Level 2'), 'item_category2'),
      category3: level('category3', msg('template.ecommerce.category3', 'Level 3'), 'item_category3'),
      category4: level('category4', msg('template.ecommerce.category4', 'Level 4'), 'item_category4'),
      category5: level('category5', msg('template.ecommerce.category5', 'Level 5'), 'item_category5'),
    },
  }),
}

export const customDimensions = dimensions({ api: 'custom_dimensions' })

/** Levels 2 to 5 are active only if each is mapped separately. */
const productWhen = {
  categoryMapping: (form: Pick<FormOf<typeof productFields>, 'categoryMappingType'>) =>
    form.categoryMappingType === 'use_mapping',
}

export const PRODUCTS = {
  title: msg('template.ecommerce.products', 'Products'),
  about: msg('template.ecommerce.products-about', 'Where the products come from.'),
  fields: ['productsArray', 'currency', 'productMapping', 'productDimensions'],
} as const

export const CATEGORIES = {
  title: msg('template.ecommerce.categories', 'Categories'),
  about: msg('template.ecommerce.categories-about', 'Up to five levels.'),
  fields: ['categoryMappingType', 'categoryMapping'],
} as const

/** The products array names everything else, so the changelog leaves the currency out beside it. */
const hidesCurrency = (options: Readonly<Record<string, unknown>>) => ('products_array' in options ? ['currency'] : [])

/** The product part of a sample. */
export const productSample: FormOf<typeof productFields> = {
  productsArray: '{{ ecommerce }}.items',
  currency: '{{ ecommerce }}.currency',
  productMapping: {
    productSku: 'item_id',
    productName: 'item_name',
    productCategory: 'item_category',
    productPrice: 'price',
    productQuantity: 'quantity',
    productBrand: 'item_brand',
    productVariant: '',
  },
  productDimensions: [{ key: 'row-0', id: 3, value: 'size' }],
  categoryMappingType: 'use_mapping',
  categoryMapping: { category2: 'item_category2', category3: '', category4: '', category5: '' },
}

/** What the templates of events with products have in common. */
export const productTemplate = {
  category: 'ecommerce' as const,
  consent: 'analytics' as const,
  fields: { ...productFields, customDimensions },
  when: productWhen,
  sections: [PRODUCTS, CATEGORIES],
  slots: ['ecommerce-presets'] as const,
  hides: hidesCurrency,
  sample: { ...productSample, customDimensions: [] },
}
