import { click, clickTwice, type SitePage } from './page.ts'

const script = (code: string) => `<script nonce="{{ nonce }}">${code}</script>`

/** Handlers as pages write them into their markup and beside it. */
export const handlers: SitePage = {
  name: 'handlers',
  body: `
    <form id="guarded" method="post" action="guarded" onsubmit="count('onsubmit'); if (window.busy) return false; window.busy = true">
      <input name="a" value="1"><button id="guarded-go" name="by" value="go">go</button></form>
    <form method="post" action="confirmed" onsubmit="return confirm('Sure?')"><button id="confirmed-go">go</button></form>
    <form id="saved" method="post" action="sent"><input name="a" value="2"><button id="saved-go">go</button></form>
    <form id="disabled" action="disabled"><input name="a" value="3"><button id="disabled-go" name="by" value="go">go</button></form>
    <form id="stopped" action="stopped"><input name="a" value="4"><button id="stopped-go">go</button></form>
    <form id="pretended" action="pretended"><input name="a" value="5"></form>
    <form id="checked" action="checked"><input name="a" required><button id="checked-go">go</button>
      <button id="unchecked-go" formnovalidate>go</button></form>
    <form id="dialog" method="dialog" action="never"><button id="dialog-go">go</button></form>
    <a id="mere" href="never">mere</a><a id="decided" href="decided" onclick="return confirm('Leave?')">leave</a>
    ${script(`
      const on = (id, run) => document.getElementById(id).addEventListener('submit', (event) => { count(id); run(event) })
      on('saved', () => fetch('saved', { method: 'POST', body: 'draft', keepalive: true }))
      on('disabled', (event) => setTimeout(() => {
        for (const field of event.target.elements) { field.disabled = true; field.value = 'changed' }
        event.target.action = 'changed'
      }))
      on('stopped', (event) => event.stopPropagation())
      on('dialog', () => {})
    `)}`,
  scenes: [
    click('#guarded-go', 'guarded'),
    clickTwice('#confirmed-go', 'confirmed'),
    click('#saved-go', 'saved', 'sent'),
    click('#disabled-go', 'disabled?a=3&by=go'),
    click('#stopped-go', 'stopped?a=4'),
    {
      act: (page) =>
        page.evaluate(() => {
          const form = document.getElementById('pretended') as HTMLFormElement
          form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
          document.getElementById('mere')!.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }))
          form.submit()
        }),
      arrives: ['pretended?a=5'],
    },
    {
      act: async (page) => {
        await page.click('#dialog-go')
        await page.click('#checked-go')
        await page.click('#unchecked-go')
      },
      arrives: ['checked?a='],
    },
    clickTwice('#decided', 'decided'),
  ],
}

/** Links with everything that says how they are followed. */
export const links: SitePage = {
  name: 'links',
  body: `
    <a id="plain" href="plain?q=ü">plain</a>
    <a id="secret" href="secret" rel="noreferrer">secret</a>
    <a id="origin" href="origin" referrerpolicy="origin">origin</a>
    <a id="ping" href="pinged" ping="ping">ping</a>
    <a id="self" href="self" target="_SELF"><b id="inner">self</b></a>
    <a id="blank" href="blank" target="_blank">blank</a>
    <a id="modified" href="modified">modified</a>
    <a id="middle" href="middle">middle</a>
    <a id="download" href="download" download="file.txt">download</a>
    <a id="mail" href="mailto:shop@shop.example">mail</a>
    <a id="hash" href="#part">part</a>
    <a id="rewritten" href="written">rewritten</a>
    <a id="control" href="control"><button id="inside" type="button">inside</button></a>
    <a id="prevented" href="never">prevented</a>
    <svg width="40" height="20"><a href="drawn"><rect id="drawn" width="40" height="20"/></a></svg>
    <map name="areas"><area id="area" shape="rect" coords="0,0,30,30" href="area"></map><img usemap="#areas" width="30" height="30" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
    ${script(`
      addEventListener('click', ({ target }) => { if (target.id === 'rewritten') target.href = 'rewritten' })
      addEventListener('click', (event) => { if (event.target.id === 'prevented') { count('prevented'); event.preventDefault() } })
    `)}`,
  scenes: [
    click('#plain', 'plain?q=%C3%BC'),
    click('#secret', 'secret'),
    click('#origin', 'origin'),
    click('#ping', 'ping', 'pinged'),
    click('#inner', 'self'),
    {
      act: async (page) => {
        await page.click('#blank')
        await page.click('#modified', { modifiers: ['Control'] })
        await page.click('#middle', { button: 'middle' })
        await page.click('#download')
      },
      arrives: ['blank', 'modified', 'middle', 'download'],
    },
    {
      act: async (page) => {
        for (const id of ['hash', 'prevented', 'mail']) await page.click(`#${id}`)
        await page.click('#rewritten')
      },
      arrives: ['rewritten'],
    },
    click('#drawn', 'drawn'),
    click('#inside', 'control'),
    { act: (page) => page.locator('#area').dispatchEvent('click'), arrives: ['area'] },
    {
      act: async (page) => {
        await page.evaluate(() => history.pushState({}, '', 'deeper/place'))
        await page.click('#plain')
      },
      arrives: ['deeper/plain?q=%C3%BC'],
    },
  ],
}

const FILE = { name: 'ä "note".txt', mimeType: 'text/plain', buffer: Buffer.from('first\r\nsecond\n') }

/** Every kind of field and encoding, on a page with a strict policy. */
export const fields: SitePage = {
  name: 'fields',
  headers: {
    'content-security-policy':
      "default-src 'none'; script-src 'nonce-bm9uY2U'; form-action 'self'; connect-src 'self'; img-src 'self'",
  },
  body: `
    <form id="all" method="post" action="never" enctype="multipart/form-data" name="order">
      <input name="id" value="7"><input name="action" value="x"><input name="submit" value="y">
      <input type="file" name="file" id="file" multiple><input type="file" name="none">
      <textarea name="text" wrap="hard" cols="10">ąę several words\n and\nlines</textarea>
      <input type="checkbox" name="c" value="1" checked><input type="checkbox" name="c" value="2">
      <select name="s" multiple><option selected>a</option><option selected>b</option></select>
      <input name="off" value="off" disabled><input name="d" dirname="d.dir" value="d"><input type="hidden" name="_charset_">
      <input type="image" id="image" name="at" alt="at" formaction="image" width="20" height="20">
      <button id="multipart" name="by" value="&amp;é" formaction="multipart">go</button>
      <button id="urlencoded" name="by" value="2" formaction="urlencoded" formenctype="application/x-www-form-urlencoded">go</button>
      <button id="text" name="by" value="3" formaction="text" formenctype="text/plain">go</button>
      <button id="get" name="by" value="4" formaction="get" formmethod="get">go</button>
      <button id="frame" formaction="framed" formtarget="elsewhere">go</button>
    </form>
    <form id="none" method="post" rel="noreferrer" accept-charset="windows-1250"><input name="a" value="ąä"><button id="empty">go</button></form>
    <input form="none" name="outside" value="1">
    ${script(`
      document.getElementById('all').addEventListener('formdata', (event) => {
        event.formData.append('added', new Blob(['blob'], { type: 'text/css' }), 'a.css')
        event.formData.delete('action')
      })
    `)}`,
  scenes: [
    {
      act: async (page) => {
        await page.setInputFiles('#file', [FILE, { ...FILE, name: 'empty.bin', buffer: Buffer.alloc(0) }])
        await page.click('#multipart')
      },
      arrives: ['multipart'],
    },
    click('#urlencoded', 'urlencoded'),
    click('#text', 'text'),
    click('#get', 'get?id=7'),
    { act: (page) => page.click('#image', { position: { x: 7, y: 5 } }), arrives: ['image'] },
    click('#frame', 'framed'),
    click('#empty', 'POST '),
  ],
}

/** Pages in frames, and forms and links that lead from one to another. */
export const frames: SitePage = {
  name: 'frames',
  body: `<iframe name="inner" id="inner" src="child" width="400" height="200"></iframe>
    <form action="into" target="inner"><input name="a" value="1"><button id="into">go</button></form>
    <form id="here" action="here"><input name="a" value="1"><button id="go">go</button></form>`,
  answers: {
    child: `<a id="top" href="top" target="_top">top</a><a id="link" href="inside">inside</a>
      <form action="parent" target="_parent"><button id="parent">go</button></form>
      <form method="post" action="own"><button id="own" name="a" value="1">go</button></form>`,
  },
  scenes: [
    { act: (page) => page.frameLocator('#inner').locator('#top').click(), arrives: ['top'] },
    { act: (page) => page.frameLocator('#inner').locator('#link').click(), arrives: ['inside'] },
    { act: (page) => page.frameLocator('#inner').locator('#parent').click(), arrives: ['parent'] },
    { act: (page) => page.frameLocator('#inner').locator('#own').click(), arrives: ['own'] },
    click('#into', 'into?a=1'),
    click('#go', 'here?a=1'),
  ],
}
