import { click, clickTwice, type SitePage } from './page.ts'

/** Rails's unobtrusive scripting: confirmations, buttons that are disabled once pressed, links with a method. */
export const railsUjs: SitePage = {
  name: 'rails-ujs',
  hasClient: true,
  head: '<meta name="csrf-param" content="token"><meta name="csrf-token" content="secret">',
  body: `
    <form action="order" method="post"><input name="a" value="1">
      <input type="submit" id="order" name="commit" value="Order" data-disable-with="Sending"></form>
    <form action="sure" method="post" data-confirm="Sure?"><button id="sure" name="b" value="2" data-disable>go</button></form>
    <form action="remote" method="post" data-remote="true"><button id="remote" name="c" value="3">go</button></form>
    <a id="delete" href="item" data-method="delete">delete</a>
    <a id="leave" href="leave" data-confirm="Leave?">leave</a>
    <a id="disable" href="disable" data-disable-with="Leaving">leave</a>`,
  scenes: [
    click('#order', 'order'),
    clickTwice('#sure', 'sure'),
    click('#remote', 'remote'),
    click('#delete', 'item'),
    clickTwice('#leave', 'leave'),
    click('#disable', 'disable'),
  ],
}

const turboPage = (title: string) => `<h1>${title}</h1>
  <a id="next" href="next">next</a><a id="third" href="third">third</a><a id="out" href="out" data-turbo="false">out</a>
  <form action="redirect/next" method="post"><input name="a" value="1"><button id="send" name="by" value="go">go</button></form>
  <form action="plain" method="post" data-turbo="false"><button id="plain" name="by" value="go">go</button></form>`

/** Turbo Drive, which follows links and sends forms itself. */
export const turbo: SitePage = {
  name: 'turbo',
  hasClient: true,
  head: '<meta name="turbo-prefetch" content="false">',
  body: turboPage('first'),
  answers: { next: turboPage('next'), third: turboPage('third') },
  scenes: [
    {
      act: async (page) => {
        for (const [visits, link] of ['#next', '#third', '#next', '#send', '#out'].entries()) {
          // A page that was seen before is shown from memory first, and then again.
          await page.waitForFunction((count) => localStorage.getItem('turbo:load') === `${count}`, visits + 1)
          await page.click(link)
        }
      },
      arrives: ['third', 'redirect/next', 'out'],
    },
    click('#plain', 'plain'),
  ],
}

export const jquery: SitePage = {
  name: 'jquery',
  hasClient: true,
  body: `
    <form id="delegated" action="delegated"><button id="delegated-go" name="by" value="go">go</button></form>
    <form id="ajax" action="never"><input name="a" value="1"><button id="ajax-go">go</button></form>
    <form id="validated" action="validated" method="post"><input name="a" value="2"><button id="validated-go">go</button></form>
    <form id="once" action="once" method="post"><input name="a" value="3"><button id="once-go">go</button></form>
    <a class="tab" href="never">tab</a><a class="logged" href="logged">logged</a>`,
  scenes: [
    click('#delegated-go', 'delegated?by=go'),
    click('#ajax-go', 'ajax'),
    click('#validated-go', 'validated'),
    click('#once-go', 'once'),
    {
      act: async (page) => {
        await page.click('.tab')
        await page.click('.logged')
      },
      arrives: ['logged'],
    },
  ],
}

export const htmx: SitePage = {
  name: 'htmx',
  hasClient: true,
  body: `
    <a id="boosted" href="boosted" hx-boost="true">boosted</a>
    <form hx-post="posted" hx-target="#result"><input name="a" value="1"><button id="posted" name="by" value="go">go</button></form>
    <form id="native-form" action="native" method="post"><input name="a" value="2"><button id="native">go</button></form>
    <a id="link" href="link">link</a><p id="result"></p>`,
  answers: { posted: '<b id="answer">answer</b>' },
  scenes: [
    {
      act: async (page) => {
        await page.click('#posted')
        await page.waitForSelector('#answer')
        await page.click('#boosted')
      },
      arrives: ['posted', 'boosted'],
    },
    click('#native', 'native'),
    click('#link', 'link'),
  ],
}

export const alpine: SitePage = {
  name: 'alpine',
  hasClient: true,
  body: `<div x-data="{ busy: false, shown: true }">
    <form action="native" method="post" @submit="count('native'); if (busy) $event.preventDefault(); busy = true">
      <button id="native" name="by" value="go" :disabled="busy">go</button></form>
    <form @submit.prevent="count('handled'); fetch('handled', { method: 'POST', body: 'x' })"><button id="handled">go</button></form>
    <form action="stopped" @submit.stop="count('stopped')"><button id="stopped" name="by" value="go">go</button></form>
    <form action="gone" x-show="shown" @submit="setTimeout(() => $el.remove())"><button id="gone" name="by" value="go">go</button></form>
    <a id="link" href="link" @click.window="count('window')">link</a>
    <a id="prevented" href="never" @click.prevent="count('prevented')">prevented</a></div>`,
  scenes: [
    click('#native', 'native'),
    click('#handled', 'handled'),
    click('#stopped', 'stopped?by=go'),
    click('#gone', 'gone?by=go'),
    {
      act: async (page) => {
        await page.click('#prevented')
        await page.click('#link')
      },
      arrives: ['link'],
    },
  ],
}

/** Goes to another route and back twice, then sends a form that the page handles. */
const VISIT_TWICE: SitePage['scenes'][number] = {
  act: async (page) => {
    for (const link of ['#route', '#back', '#route', '#back', '#handled']) await page.click(link)
  },
  arrives: ['handled'],
}

export const react: SitePage = {
  name: 'react',
  hasClient: true,
  body: '<div id="app"></div>',
  scenes: [VISIT_TWICE, click('#native', 'native'), click('#link', 'changed'), click('#stopped', 'stopped')],
}

export const vue: SitePage = {
  name: 'vue',
  hasClient: true,
  body: '<div id="app"></div>',
  scenes: [VISIT_TWICE, click('#native', 'native'), click('#hidden', 'hidden?by=h'), click('#link', 'link')],
}

/** Angular's zones, which replace the functions that add listeners. */
export const zone: SitePage = {
  name: 'zone',
  hasClient: true,
  body: `
    <form id="sent" action="sent" method="post"><button id="go" name="by" value="go">go</button></form>
    <a id="prevented" href="never">prevented</a><a id="link" href="link">link</a>`,
  scenes: [
    click('#go', 'sent'),
    {
      act: async (page) => {
        await page.click('#prevented')
        await page.click('#link')
      },
      arrives: ['link'],
    },
  ],
}
