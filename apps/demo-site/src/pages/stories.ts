import { html } from 'hono/html'
import { picture } from '../goods/picture.ts'
import type { Page } from '../layout/layout.ts'

const STAGES = [
  [
    'Before the first hut',
    'The train leaves one at a platform without a name. The path starts behind the waiting room and climbs at once, as if it had been waiting.',
  ],
  [
    'Birch country',
    'Here the wind still has to ask the trees. Two bridges, one of them a tree. Lunch is bread, and the bread is flat.',
  ],
  [
    'The long shelf',
    'Nine kilometres at one height. The fjord lies on the left the whole day, and on the left of the map, for once, as well.',
  ],
  [
    'Rain, as promised',
    'It comes from below first, then from the side. The shell holds. The mood holds until the second river.',
  ],
  [
    'The hut that was full',
    'Basecamp tents have their moment. So has the stove. Somebody has brought cinnamon, and that somebody is elected president.',
  ],
  ['Down', 'Knees are consulted and overruled. The bus is two minutes early and everybody is on it.'],
] as const

/** A long page, for scrolling. */
export const journal = (): Page => ({
  title: 'Six days on the shelf',
  kind: 'journal',
  push: { event: 'view_article', article: { title: 'Six days on the shelf', words: 1240 } },
  body: html`<article class="journal"><p class="eyebrow">Journal</p><h1>Six days on the shelf</h1>
<nav class="stages" aria-label="Stages">${STAGES.map(([title], i) => html`<a href="#stage-${i + 1}">${title}</a>`)}</nav>
${STAGES.map(
  ([title, text], i) =>
    html`<section id="stage-${i + 1}" class="stage"><h2>${title}</h2>${picture((['boots', 'tents', 'packs', 'jackets', 'kitchen', 'boots'] as const)[i]!, ['Moss', 'Sand', 'Slate', 'Rust', 'Steel', 'Bark'][i])}<p>${text}</p></section>`,
)}
<p class="end" id="journal-end">The end, for this year.</p></article>`,
})

/** A page with a film. */
export const film = (): Page => ({
  title: 'Film',
  kind: 'film',
  body: html`<h1>Ten seconds of weather</h1>
<video class="film" id="film" title="Weather over the shelf" src="/assets/weather.webm" controls preload="metadata" width="640" height="360"></video>
<p>Filmed from the porch of a Fjell 2, which stayed dry.</p>`,
})

/** Single-page navigation: three questions, each with an address of its own. */
export const gearFinder = (): Page => ({
  title: 'Gear finder',
  kind: 'gear-finder',
  push: { event: 'gear_finder_open' },
  body: html`<section class="finder" data-finder><h1>Find your gear</h1><div data-finder-step></div></section>`,
})

export const withoutContainer = (): Page => ({
  title: 'Without container',
  kind: 'without-container',
  container: 'none',
  body: html`<h1>No container here</h1><p>This page was built without the installation code, so no tag can fire on it.</p>`,
})

export const otherSite = (): Page => ({
  title: 'Another site',
  kind: 'other-site',
  container: 'other',
  body: html`<h1>Another site's container</h1><p>This page carries the installation code of the Northwind journal, not that of the shop.</p>`,
})

export const missing = (): Page => ({
  title: 'Not found',
  kind: 'missing',
  body: html`<h1>No path here</h1><p>The page you asked for is not on our map. <a href="/">Back to the shelf</a></p>`,
})
