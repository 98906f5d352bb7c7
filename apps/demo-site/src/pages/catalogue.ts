import { html } from 'hono/html'
import { CATEGORIES, euro, type Good, goodsIn } from '../goods/goods.ts'
import { picture } from '../goods/picture.ts'
import type { Page } from '../layout/layout.ts'

const card = (good: Good) => html`<li class="card">
  <a href="/p/${good.slug}" class="card-link" data-sku="${good.sku}">
    ${picture(good.category, good.colours[0])}
    <span class="card-brand">${good.brand}</span>
    <span class="card-name">${good.name}</span>
    <span class="card-line">${good.line}</span>
    <span class="card-price">${euro(good.price)}</span>
  </a>
</li>`

const item = (good: Good) => ({
  item_id: good.sku,
  item_name: good.name,
  item_brand: good.brand,
  item_category: CATEGORIES[good.category],
  price: good.price,
})

/** The start page: a promise, and everything there is. */
export function home(): Page {
  return {
    title: 'Gear for going far',
    kind: 'home',
    push: { event: 'view_item_list', ecommerce: { item_list_name: 'Home', items: goodsIn().map(item) } },
    body: html`<section class="hero">
  <div>
    <p class="eyebrow">Autumn on the ridge</p>
    <h1>Gear for going far and coming back dry.</h1>
    <p class="lead">Tents, boots and packs that were tried where the path ends. Ten things, each of them good.</p>
    <p class="actions">
      <a class="button" id="hero-tents" href="/c/tents">See the tents</a>
      <a class="button quiet" id="hero-finder" href="/gear-finder">Find your gear</a>
    </p>
  </div>
  ${picture('tents', 'Moss')}
</section>
<h2 class="shelf-title">The whole shelf</h2>
<ul class="shelf">${goodsIn().map(card)}</ul>`,
  }
}

/** One category, or null when there is no such category. */
export function category(id: string): Page | null {
  const name = CATEGORIES[id as keyof typeof CATEGORIES]
  if (name === undefined || !Object.hasOwn(CATEGORIES, id)) return null
  const goods = goodsIn(id)
  return {
    title: name,
    kind: 'category',
    push: { event: 'view_item_list', ecommerce: { item_list_name: name, items: goods.map(item) } },
    body: html`<h1>${name}</h1><ul class="shelf">${goods.map(card)}</ul>`,
  }
}

/** One of the goods. */
export function product(good: Good): Page {
  return {
    title: good.name,
    kind: 'product',
    push: {
      event: 'view_item',
      pageType: 'product',
      ecommerce: { currency: 'EUR', value: good.price, items: [item(good)] },
    },
    body: html`<article class="product" data-product data-sku="${good.sku}">
  <div class="product-picture">${picture(good.category, good.colours[0])}</div>
  <div class="product-text">
    <p class="eyebrow">${good.brand}</p>
    <h1>${good.name}</h1>
    <p class="price">${euro(good.price)}</p>
    <p>${good.text}</p>
    <form class="choose" data-add='${JSON.stringify(item(good))}' id="add-form" name="add-to-basket" action="/basket" method="get">
      <fieldset><legend>Colour</legend>
        ${good.colours.map((colour, i) => html`<label class="swatch"><input type="radio" name="colour" value="${colour}" ${i === 0 ? 'checked' : ''}>${colour}</label>`)}
      </fieldset>
      <label class="field">Quantity<input type="number" name="quantity" value="1" min="1" max="9"></label>
      <button type="submit" class="button add-to-basket" id="add-to-basket"><span>Add to basket</span></button>
    </form>
    <p class="fine">Sent within two days. Sixty days to change your mind.
      <a href="https://example.com/size-guide" id="size-guide" target="_blank" rel="noreferrer">Size guide</a></p>
  </div>
</article>`,
  }
}
