import { snippet } from '@waymark/container/snippet'
import { html, raw } from 'hono/html'
import { CATEGORIES } from '../goods/goods.ts'
import type { Settings } from '../settings.ts'

type Html = ReturnType<typeof raw> | ReturnType<typeof html>

export interface Page {
  readonly title: string
  readonly body: Html
  /** Pushed to the data layer before the container starts. */
  readonly push?: Readonly<Record<string, unknown>>
  /** Which container the page carries; `none` leaves the installation code out. */
  readonly container?: 'own' | 'other' | 'none'
  readonly kind: string
}

const logo = raw(
  '<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><path d="M2 26 12 8l5 9 3-5 10 14z" fill="currentColor"/><circle cx="24" cy="8" r="3" fill="#d98b4b"/></svg>',
)

const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** One page of the shop: head with data layer and installation code, header, content, footer, activity drawer. */
export function layout({ title, body, push, container = 'own', kind }: Page, settings: Settings) {
  const appId = container === 'other' ? settings.otherAppId : settings.appId
  const src = `${settings.containerOrigin}/containers/${appId}.js`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Northwind Outdoor</title>
<script src="/assets/vendor-stubs.js"></script>
${push === undefined ? '' : raw(`<script>(window.dataLayer = window.dataLayer || []).push(${asScript(push)});</script>`)}
${container === 'none' ? '' : raw(snippet({ src }))}
<link rel="stylesheet" href="/assets/shop.css">
<link rel="icon" href="data:,">
</head>
<body data-kind="${kind}">
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
  <a class="brand" href="/" id="brand">${logo}<span>Northwind Outdoor</span></a>
  <nav aria-label="Shop">
    ${Object.entries(CATEGORIES).map(([id, name]) => html`<a href="/c/${id}" class="nav-link">${name}</a>`)}
    <a href="/gear-finder" class="nav-link" id="nav-gear-finder">Gear finder</a>
    <a href="/journal" class="nav-link" id="nav-journal">Journal</a>
    <a href="/film" class="nav-link" id="nav-film">Film</a>
  </nav>
  <a class="basket-link" href="/basket" id="nav-basket">Basket <span class="count" data-basket-count>0</span></a>
</header>
<main id="content" tabindex="-1">${body}</main>
<footer class="foot">
  <p>Northwind Outdoor is a demonstration shop. Nothing here can be bought.</p>
  <p>
    <a href="/without-container" id="foot-without">A page without container</a>
    <a href="/other-site" id="foot-other">A page of another site</a>
    <a href="/newsletter" id="foot-newsletter">Newsletter</a>
    <button type="button" class="link" data-consent-open>Privacy choices</button>
  </p>
</footer>
<div id="offers"></div>
<aside class="consent" data-consent hidden aria-label="Privacy choices"></aside>
<aside class="activity" data-activity aria-label="What the tags did"></aside>
<script src="/assets/shop.js"></script>
</body>
</html>`
}
