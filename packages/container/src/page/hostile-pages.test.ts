import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect } from 'vitest'
import type { CompileInput, TagItem, TriggerItem } from '../compile/index.ts'
import { snippet } from '../snippet/index.ts'
import { conditionItem, idOf, inputOf, onEvent, settings, tagItem, triggerItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, RECORDER } from '../testing/site.ts'
import { hasContainer, page, site, test, visitSite } from '../testing/visited-page.ts'

/** One tag per trigger; each says which trigger it was and what the given code adds. */
const rules = (triggers: readonly TriggerItem[], changes: Partial<TagItem> = {}): CompileInput =>
  inputOf(
    {
      triggers,
      tags: triggers.map(({ id, trigger_type }, number) =>
        tagItem(number, { triggers: [id], code: `<script>hit("${trigger_type}")</script>`, ...changes }),
      ),
    },
    { settings: { ...settings, delay: 100 } },
  )

const pageViews = rules([triggerItem(1), triggerItem(2, { trigger_type: 'dom_ready' }), onEvent(3, 'signup')])

async function visit(input: CompileInput, body: string, more: Partial<Parameters<typeof visitSite>[0]> = {}) {
  await visitSite({ input, pages: { '/': body }, ...more })
  await hasContainer()
  await page.waitForLoadState('load')
}

const works = async () => {
  await page.evaluate("dataLayer.push({ event: 'signup' })")
  expect((await hitsOn(page)).flat()).toEqual(['page_view', 'dom_ready', 'event'])
}

describe('a page that', () => {
  test('has a strict policy with a nonce gets all scripts, and styles too', async () => {
    const input = inputOf({
      triggers: [triggerItem(1)],
      tags: [
        tagItem(1, {
          code: '<style>body{--seen:yes}</style><i id="hidden" style="display:none!important">i</i><script>hit("inline")</script><script src="/vendor.js"></script><script>hit("after")</script>',
        }),
      ],
    })
    await visit(input, html('', RECORDER), {
      files: { '/vendor.js': 'hit("vendor")' },
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'nonce-bm9uY2U'; style-src 'nonce-bm9uY2U'; require-trusted-types-for 'none'",
      },
    })
    await expect.poll(() => hitsOn(page)).toEqual([['inline'], ['vendor'], ['after']])
    expect(await page.evaluate("getComputedStyle(document.body).getPropertyValue('--seen')")).toBe('yes')
    expect(await page.evaluate('getComputedStyle(hidden).display')).toBe('none')
    expect(await failuresOn(page)).toEqual([])
  })

  test('has no globals but those of the container', async () => {
    await page.goto('about:blank')
    await visit(
      pageViews,
      html('', `${RECORDER}<script nonce="{{ nonce }}">window.before = Object.keys(window)</script>`),
    )
    await works()
    const added = await page.evaluate('Object.keys(window).filter((name) => !before.includes(name)).sort()')
    expect(added).toEqual(['before', 'dataLayer', 'waymark'])
  })

  test('renames its data layer may use any characters', async () => {
    const own = snippet({ src: `/containers/${pageViews.appId}.js`, dataLayer: 'données$Layer_2' })
    await visit(
      pageViews,
      html('', RECORDER).replace('{{ snippet }}', () => own),
    )
    await page.evaluate("données$Layer_2.push({ event: 'signup' })")
    expect((await hitsOn(page)).flat()).toEqual(['page_view', 'dom_ready', 'event'])
    expect(await page.evaluate("'dataLayer' in window")).toBe(false)
  })

  test('breaks the methods of lists and texts', async () => {
    // Every list method throws, unless it is the data layer's own push; iterating throws; JSON is spoiled.
    const breakLists = `<script nonce="{{ nonce }}">
      var push = Array.prototype.push;
      ['push','pop','shift','unshift','map','filter','forEach','reduce','reduceRight','some','every','find','findIndex','includes','keys','values','entries','flat','flatMap','fill','at']
        .forEach(function (name) { Object.defineProperty(Array.prototype, name, { configurable: true, writable: true, value: function () {
          if (name === 'push' && this === window.dataLayer) return push.apply(this, arguments);
          throw new Error(name) } }) });
      Array.prototype[Symbol.iterator] = function () { throw new Error('iterator') };
      Array.prototype.extra = function () { throw new Error('extra') };
      Object.prototype.polluted = 'yes';
      Array.prototype.toJSON = String.prototype.toJSON = function () { return 'spoiled' };
      window.hits = []; window.hit = function (what) { hits[hits.length] = what };
      window.failures = []; addEventListener('error', function (event) { failures[failures.length] = event.message });
      addEventListener('load', function () { setTimeout(function () {
        dataLayer.push({ event: 'signup' }); waymark('consent.set', { analytics: 1 });
        document.title = 'hits ' + hits.length + ' ' + hits[0] + ' ' + hits[1] + ' ' + hits[2] + ' failures ' + failures.length + ' ' + failures[0] + ' ' + decodeURIComponent(document.cookie);
      }, 50) });
    </script>`
    await visitSite({ input: pageViews, pages: { '/': html('', breakLists) } })
    await expect.poll(() => page.title()).toMatch(/^hits/)
    expect(await page.title()).toMatch(
      /^hits 3 page_view dom_ready event failures 0 undefined wm_consents_.*"c":\{"analytics":1\}/,
    )
  })

  test('replaces document.createElement', async () => {
    const spoil = `<script nonce="{{ nonce }}">window.keep = document.createElement; addEventListener('load', function () {});</script>`
    const after =
      '<script nonce="{{ nonce }}">document.createElement = function () { throw new Error("no elements") }</script>'
    await visit(pageViews, `<!doctype html><head>${RECORDER}${spoil}{{ snippet }}${after}</head><body></body>`)
    await works()
    expect(await failuresOn(page)).toEqual([])
  })

  test('stops propagation of clicks is seen by the capturing listener only', async () => {
    const input = rules([
      triggerItem(1, { trigger_type: 'click' }),
      triggerItem(2, { trigger_type: 'capturing_click' }),
    ])
    const stop =
      '<script nonce="{{ nonce }}">document.getElementById("b").addEventListener("click", function (e) { e.stopImmediatePropagation() })</script>'
    await visit(input, html(`<button id="a">a</button><button id="b">b</button>${stop}`, RECORDER))
    await page.click('#b')
    expect(await hitsOn(page)).toEqual([['capturing_click']])
    await page.click('#a')
    expect((await hitsOn(page)).flat()).toEqual(['capturing_click', 'capturing_click', 'click'])
  })

  test('stops propagation of a submit is heard all the same, once', async () => {
    const input = rules([triggerItem(1, { trigger_type: 'form_submission' })], {
      code: '<script>hit({{ Form ID }})</script>',
    })
    const forms = ['stopped', 'prevented', 'plain'].map((id) => `<form id="${id}"><button>go</button></form>`).join('')
    const stop = `<script nonce="{{ nonce }}">
      document.getElementById('stopped').addEventListener('submit', function (e) { e.preventDefault(); e.stopImmediatePropagation() })
      document.getElementById('prevented').addEventListener('submit', function (e) { e.preventDefault() })
    </script>`
    await visit(input, html(forms + stop, RECORDER))
    await page.click('#stopped button')
    await page.click('#prevented button')
    await page.click('#stopped button')
    await expect.poll(() => hitsOn(page)).toEqual([['stopped'], ['prevented'], ['stopped']])
  })

  test('stops propagation of what the pointer does is left like any other', async () => {
    const leave = triggerItem(1, {
      trigger_type: 'leave_content',
      conditions: [
        conditionItem(1, { variable_id: BUILT_INS.leaveContent.id, condition_type: 'each_time', value: 'any' }),
      ],
    })
    const stop =
      '<script nonce="{{ nonce }}">document.body.addEventListener("mouseout", function (e) { e.stopImmediatePropagation() })</script>'
    await visit(rules([leave]), html(`<p id="text">text</p>${stop}`, RECORDER))
    await page.evaluate(() => {
      const out = (relatedTarget: Element | null) =>
        document.getElementById('text')!.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget }))
      out(document.body)
      out(null)
    })
    expect(await hitsOn(page)).toEqual([['leave_content']])
  })

  test('delays links for its tags, except for prevented, external and modified clicks', async () => {
    const input = rules([triggerItem(1, { trigger_type: 'click' })])
    const body =
      '<a id="next" href="/next">next</a><a id="spa" href="/never">spa</a><a id="hash" href="#part">part</a><a id="fast" href="/next" data-disable-delay>fast</a>'
    const spa =
      '<script nonce="{{ nonce }}">document.getElementById("spa").addEventListener("click", function (e) { e.preventDefault(); history.pushState({}, "", "/spa") })</script>'
    await visit(input, html(body + spa, RECORDER), {
      pages: { '/': html(body + spa, RECORDER), '/next': '<title>Next</title>' },
    })
    await page.click('#spa')
    await page.click('#hash')
    expect(await hitsOn(page)).toHaveLength(2)
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/spa#part')
    const started = await page.evaluate(() => {
      document.getElementById('next')!.click()
      return [location.pathname, (window as any).hits.length]
    })
    expect(started).toEqual(['/spa', 3])
    await page.waitForURL('**/next')
  })

  test('sends a form once, after its tags, with the button that sent it', async () => {
    const input = rules([triggerItem(1, { trigger_type: 'form_submission' })])
    const form =
      '<form id="f" action="/sent" name="order"><input name="id" value="7"><input name="action" value="x"><button id="go" name="by" value="go">go</button></form>'
    await visit(input, html(form, RECORDER), { pages: { '/': html(form, RECORDER), '/sent': '<title>Sent</title>' } })
    let submits = 0
    await page.exposeFunction('counted', () => submits++)
    await page.evaluate(() => document.addEventListener('submit', () => (window as any).counted()))
    await page.click('#go')
    await page.waitForURL('**/sent?id=7&action=x&by=go')
    expect(submits).toBe(1)
  })

  test('changes its address without loading, with pushState replaced', async () => {
    const input = rules([triggerItem(1, { trigger_type: 'history' })], {
      code: '<script>hit({{ History source }}, {{ History fragment }}, {{ Old history fragment }})</script>',
    })
    const native = '<script nonce="{{ nonce }}">window.nativePush = history.pushState</script>'
    await visit(input, html('', RECORDER + native))
    await page.evaluate(() => history.pushState({ a: 1 }, '', '#one'))
    await page.evaluate(() => {
      const wrapped = history.pushState
      history.pushState = function (...given) {
        return wrapped.apply(this, given)
      }
      history.pushState({}, '', '#two')
    })
    await page.evaluate(() => {
      ;(window as any).nativePush.call(history, {}, '', '#three')
      // As routers tell others.
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect.poll(() => hitsOn(page)).toHaveLength(3)
    await page.goBack()
    await expect
      .poll(() => hitsOn(page))
      .toEqual([
        ['pushState', 'one', undefined],
        ['pushState', 'two', 'one'],
        ['pushState', 'three', 'two'],
        ['popstate', 'two', 'three'],
      ])
  })

  test('blocks cookies and storage keeps its state in memory', async () => {
    const block = `<script nonce="{{ nonce }}">
      Object.defineProperty(document, 'cookie', { get: function () { throw new Error('no') }, set: function () { throw new Error('no') } });
      Object.defineProperty(window, 'sessionStorage', { get: function () { throw new Error('no') } });
      Object.defineProperty(window, 'localStorage', { get: function () { throw new Error('no') } });
    </script>`
    const input = inputOf({
      triggers: [
        triggerItem(1, {
          trigger_type: 'page_scroll',
          conditions: [
            conditionItem(1, {
              variable_id: BUILT_INS.pageScroll.id,
              condition_type: 'once_per_session',
              value: '50',
              options: { unit: 'percentage' },
            }),
          ],
        }),
      ],
      tags: [tagItem(1, { consent_type: 'analytics' })],
    })
    await visit(input, html('<div style="height:5000px">long</div>', RECORDER + block))
    expect(await page.evaluate("waymark('consent.set', { analytics: 1 })")).toEqual({ analytics: 1 })
    const scroll = (to: number) =>
      page.evaluate(
        (top) =>
          new Promise((done) => {
            scrollTo(0, top)
            setTimeout(done, 260)
          }),
        to,
      )
    await scroll(5000)
    await scroll(0)
    await scroll(5000)
    expect(await hitsOn(page)).toEqual([[1]])
    expect(await failuresOn(page)).toEqual([])
  })

  test('removes the button of a delayed form, or submits it twice, sends it once', async () => {
    const input = rules([triggerItem(1, { trigger_type: 'form_submission' })])
    const form =
      '<form action="/sent" onsubmit="this.querySelector(`#go`)?.remove()"><input name="id" value="7"><button id="go">go</button></form>'
    let sent = 0
    await page.route('**/sent*', (route) => {
      sent++
      return route.continue()
    })
    await visit(input, html(form, RECORDER), { pages: { '/': html(form, RECORDER), '/sent': '<title>Sent</title>' } })
    await page.evaluate(() => {
      document.getElementById('go')!.click()
      document.forms[0]!.requestSubmit()
    })
    expect(await hitsOn(page)).toHaveLength(2)
    await page.waitForURL('**/sent?id=7')
    await page.waitForTimeout(200)
    expect(sent).toBe(1)
  })

  test('has a link in an SVG: its address is absolute, and it is delayed like any other', async () => {
    const input = inputOf(
      {
        triggers: [triggerItem(1, { trigger_type: 'click' })],
        tags: [tagItem(1, { code: '<script>hit({{ Click Url }})</script>' })],
      },
      { settings: { ...settings, delay: 100 } },
    )
    const body = html('<svg><a href="/next"><circle id="dot" r="20" cx="20" cy="20"/></a></svg>', RECORDER)
    await visit(input, body, { pages: { '/': body, '/next': '<title>Next</title>' } })
    const hits = await page.evaluate(async () => {
      document.getElementById('dot')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await new Promise((resolve) => setTimeout(resolve, 20))
      return (window as any).hits
    })
    expect(hits).toEqual([[`${site.origin}/next`]])
    await page.waitForURL('**/next')
  })

  test('has shadow trees and frames reports clicks in shadow trees, not in frames', async () => {
    const input = rules([triggerItem(1, { trigger_type: 'click' })], {
      code: '<script>hit({{ Click ID }}, {{ Click Url }})</script>',
    })
    const body = `<div id="host"></div><iframe id="frame" srcdoc="<button id=inside>inside</button>"></iframe>
      <script nonce="{{ nonce }}">var root = document.getElementById('host').attachShadow({ mode: 'open' }); root.innerHTML = '<a id="deep" href="#deep"><b id="bold">deep</b></a>'</script>`
    await visit(input, html(body, RECORDER))
    await page.locator('#bold').click()
    await page.frameLocator('#frame').locator('#inside').click()
    expect(await hitsOn(page)).toEqual([['deep', expect.stringContaining('#deep')]])
  })

  test('has a tag that throws, one that does not parse and one that pushes endlessly fires the others', async () => {
    const input = inputOf({
      triggers: [triggerItem(1), onEvent(2, 'again')],
      tags: [
        tagItem(1, { code: '<script>throw new Error("mine")</script>' }),
        tagItem(2, { code: '<script>this is not JavaScript</script>', triggers: [idOf('trigger', 1)] }),
        tagItem(3, { code: '<script>dataLayer.push({ event: "again" })</script>', triggers: [idOf('trigger', 1)] }),
        tagItem(4, {
          code: '<script>if ((window.rounds = (window.rounds || 0) + 1) < 2000) dataLayer.push({ event: "again" })</script>',
          triggers: [idOf('trigger', 2)],
        }),
        tagItem(5, { code: '<script>hit("fine")</script>', triggers: [idOf('trigger', 1)] }),
      ],
    })
    await visit(input, html('', RECORDER))
    await expect.poll(() => page.evaluate('window.rounds')).toBe(2000)
    expect(await hitsOn(page)).toEqual([['fine']])
    // An error of a tag's own script is not caught, so that its author finds it.
    expect(await failuresOn(page)).toEqual(['Uncaught Error: mine'])
    expect(await page.evaluate('dataLayer.length')).toBe(300)
  })

  test('fails itself, of which tags hear without leading to further errors', async () => {
    const failed = triggerItem(1, { trigger_type: 'javascript_error' })
    const code =
      '<script>hit({{ Error Message }}, {{ Error File }}, {{ Error Line }}); throw new Error("mine")</script>'
    await visit(rules([failed], { code }), html('', RECORDER))
    await page.waitForFunction('window.waymark && window.waymark.appId')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'missing.js'
      document.head.append(script)
      setTimeout('\n\nnoSuchThing()')
      Promise.reject(new TypeError('late'))
      dispatchEvent(new Event('error'))
    })
    await expect.poll(async () => (await hitsOn(page)).length).toBe(2)
    const [rejected, thrown] = (await hitsOn(page)).toSorted((one, other) => `${one[0]}`.localeCompare(`${other[0]}`))
    expect(rejected).toEqual(['TypeError: late', '', undefined])
    expect(thrown![0]).toBe('Uncaught ReferenceError: noSuchThing is not defined')
    expect(thrown![2]).toBe(3)
  })

  test('has a second container, which stops with a warning', async () => {
    const output: string[] = []
    page.on('console', (message) => output.push(message.text()))
    await visit(pageViews, html('{{ snippet }}', RECORDER))
    await expect.poll(() => output.some((text) => text.includes('runs already'))).toBe(true)
    await works()
  })

  test('finds elements when they come, each once', async () => {
    const presence = triggerItem(1, {
      trigger_type: 'element_presence',
      conditions: [
        conditionItem(1, {
          variable_id: BUILT_INS.foundElements.id,
          condition_type: 'each_time',
          value: '.card',
          options: { selector_type: 'css' },
        }),
      ],
    })
    await visit(
      rules([presence], { code: '<script>hit({{ Found Elements }}.length)</script>' }),
      html('<b class="card"></b><b class="card"></b>', RECORDER),
    )
    await expect.poll(() => hitsOn(page)).toEqual([[2]])
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<i class="card"></i>'))
    await expect.poll(() => hitsOn(page)).toEqual([[2], [1]])
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<i class="other" id="late"></i>'))
    await page.evaluate(() => document.getElementById('late')!.classList.add('card'))
    await expect.poll(() => hitsOn(page)).toEqual([[2], [1], [1]])
  })
})
