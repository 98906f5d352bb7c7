import { html } from 'hono/html'
import type { Page } from '../layout/layout.ts'

/** The basket; its rows live in the browser. */
export const basket = (): Page => ({
  title: 'Basket',
  kind: 'basket',
  push: { event: 'view_cart', pageType: 'basket' },
  body: html`<h1>Basket</h1>
<div data-basket><p class="empty">Your basket is empty. <a href="/">Back to the shelf</a></p></div>`,
})

const field = (name: string, label: string, type = 'text', autocomplete = 'on') =>
  html`<label class="field">${label}<input name="${name}" type="${type}" required autocomplete="${autocomplete}"></label>`

/** The checkout form; sent to the server, so that the page is left. */
export const checkout = (): Page => ({
  title: 'Checkout',
  kind: 'checkout',
  push: { event: 'begin_checkout', pageType: 'checkout' },
  body: html`<h1>Checkout</h1>
<form class="sheet checkout-form" id="checkout-form" name="checkout" action="/checkout" method="post" data-checkout>
  ${field('name', 'Name', 'text', 'name')}
  ${field('email', 'E-mail', 'email', 'email')}
  ${field('street', 'Street', 'text', 'street-address')}
  ${field('city', 'Town', 'text', 'address-level2')}
  <label class="check"><input type="checkbox" name="letter" value="yes"> Tell me about new gear, four times a year</label>
  <input type="hidden" name="items" value="[]">
  <button class="button" type="submit" id="place-order">Place order</button>
</form>`,
})

export interface Order {
  readonly id: string
  readonly items: readonly {
    readonly item_id: string
    readonly item_name: string
    readonly item_brand: string
    readonly item_category: string
    readonly item_variant: string
    readonly price: number
    readonly quantity: number
  }[]
}

/** Thanks, with the order in the data layer. */
export function thanks(order: Order): Page {
  const value = order.items.reduce((total, { price, quantity }) => total + price * quantity, 0)
  return {
    title: 'Thank you',
    kind: 'thanks',
    push: {
      event: 'purchase',
      pageType: 'thanks',
      ecommerce: {
        transaction_id: order.id,
        value,
        tax: Math.round(value * 19) / 100,
        shipping: value > 0 ? 4.9 : 0,
        currency: 'EUR',
        items: order.items,
      },
    },
    body: html`<section class="sheet" data-order="${order.id}">
  <p class="eyebrow">Order ${order.id}</p>
  <h1>Thank you. The ridge is waiting.</h1>
  <p>${order.items.length === 0 ? 'There was nothing in the basket, so nothing will be sent.' : html`${order.items.length} kinds of gear for ${value.toFixed(2)} euro would be on their way now.`}</p>
  <p><a class="button" href="/" id="back-home">Back to the shelf</a></p>
</section>`,
  }
}

/** A form that stays on its page when the browser allows it. */
export const newsletter = (): Page => ({
  title: 'Newsletter',
  kind: 'newsletter',
  body: html`<h1>Four letters a year</h1>
<form class="sheet newsletter" id="newsletter-form" name="newsletter" action="/newsletter/thanks" method="get" data-newsletter>
  ${field('email', 'E-mail', 'email', 'email')}
  <button class="button" type="submit" id="subscribe">Subscribe</button>
</form>`,
})

export const newsletterThanks = (): Page => ({
  title: 'Subscribed',
  kind: 'newsletter-thanks',
  push: { event: 'signup', plan: { name: 'Letters' } },
  body: html`<section class="sheet"><h1>You are on the list</h1><p><a href="/" id="back-home">Back to the shelf</a></p></section>`,
})
