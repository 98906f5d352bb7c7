export type Category = 'tents' | 'boots' | 'packs' | 'jackets' | 'kitchen'

export interface Good {
  readonly sku: string
  readonly slug: string
  readonly name: string
  readonly brand: string
  readonly category: Category
  /** Price in euro. */
  readonly price: number
  readonly colours: readonly string[]
  readonly line: string
  readonly text: string
}

export const CATEGORIES: Readonly<Record<Category, string>> = {
  tents: 'Tents',
  boots: 'Boots',
  packs: 'Packs',
  jackets: 'Jackets',
  kitchen: 'Camp kitchen',
}

export const GOODS: readonly Good[] = [
  {
    sku: 'NW-T210',
    slug: 'fjell-2-tent',
    name: 'Fjell 2 tent',
    brand: 'Northwind',
    category: 'tents',
    price: 389,
    colours: ['Moss', 'Sand'],
    line: 'Two people, three seasons, 1.9 kg.',
    text: 'A free-standing tent for two with a porch on either side. The inner stays up when the fly comes off, so a dry night is also a night under stars.',
  },
  {
    sku: 'NW-T340',
    slug: 'basecamp-4-tent',
    name: 'Basecamp 4 tent',
    brand: 'Northwind',
    category: 'tents',
    price: 649,
    colours: ['Rust', 'Moss'],
    line: 'Room for a family and the weather.',
    text: 'Four sleeping places, a porch one can stand in, and poles that forgive a gale. It packs into one bag and one bad joke about who carries it.',
  },
  {
    sku: 'NW-B118',
    slug: 'ridge-gtx-boot',
    name: 'Ridge boot',
    brand: 'Hollin',
    category: 'boots',
    price: 219,
    colours: ['Bark', 'Slate'],
    line: 'Stiff enough for scree, soft enough for town.',
    text: 'Full-grain leather, a rubber rand all the way round, and a sole that can be replaced when the first one has seen enough.',
  },
  {
    sku: 'NW-B075',
    slug: 'path-low-shoe',
    name: 'Path low shoe',
    brand: 'Hollin',
    category: 'boots',
    price: 129,
    colours: ['Slate', 'Heather'],
    line: 'For days when the hill is a hill.',
    text: 'A light shoe with a wide toe and a grippy sole. It dries overnight on a hut stove and weighs less than lunch.',
  },
  {
    sku: 'NW-P045',
    slug: 'traverse-45-pack',
    name: 'Traverse 45 pack',
    brand: 'Northwind',
    category: 'packs',
    price: 179,
    colours: ['Moss', 'Rust', 'Slate'],
    line: 'Forty-five litres that carry like thirty.',
    text: 'The frame moves with the hips, the lid comes off for the summit, and every strap that could whistle in the wind has been told not to.',
  },
  {
    sku: 'NW-P022',
    slug: 'commons-22-pack',
    name: 'Commons 22 pack',
    brand: 'Northwind',
    category: 'packs',
    price: 89,
    colours: ['Sand', 'Slate'],
    line: 'Laptop on Friday, lunch on Saturday.',
    text: 'One big pocket, one flat one, and a bottle on each side. Made from sailcloth that was too good for sails.',
  },
  {
    sku: 'NW-J301',
    slug: 'squall-shell',
    name: 'Squall shell',
    brand: 'Aurland',
    category: 'jackets',
    price: 299,
    colours: ['Rust', 'Moss'],
    line: 'Three layers against sideways rain.',
    text: 'A hood that turns with the head, pockets above the hip belt, and seams that were taped by somebody who goes out in it.',
  },
  {
    sku: 'NW-J150',
    slug: 'ember-down-jacket',
    name: 'Ember down jacket',
    brand: 'Aurland',
    category: 'jackets',
    price: 249,
    colours: ['Heather', 'Slate'],
    line: 'Warm at once, small in the bag.',
    text: 'Traceable down in small chambers, so that it stays where it is needed. Folds into its own pocket and works as a pillow there.',
  },
  {
    sku: 'NW-K010',
    slug: 'birch-stove',
    name: 'Birch stove',
    brand: 'Northwind',
    category: 'kitchen',
    price: 74,
    colours: ['Steel'],
    line: 'Boils a litre on a handful of twigs.',
    text: 'Folds flat, burns what lies about, and needs no cartridge that runs out on the second day.',
  },
  {
    sku: 'NW-K022',
    slug: 'enamel-set',
    name: 'Enamel set for two',
    brand: 'Northwind',
    category: 'kitchen',
    price: 39,
    colours: ['Moss', 'Sand'],
    line: 'Two plates, two mugs, one pot.',
    text: 'It will chip, and each chip will be a place that somebody remembers.',
  },
]

/** The goods of one category, or all of them. */
export const goodsIn = (category?: string): readonly Good[] =>
  category === undefined ? GOODS : GOODS.filter((good) => good.category === category)

/** One of the goods by its place in the address. */
export const goodBySlug = (slug: string): Good | undefined => GOODS.find((good) => good.slug === slug)

/** The price as the shop writes it. */
export const euro = (amount: number): string =>
  new Intl.NumberFormat('en-IE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: amount % 1 === 0 ? 0 : 2,
  }).format(amount)
