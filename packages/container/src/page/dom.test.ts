import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { afterEach, expect } from 'vitest'
import type { CompileInput } from '../compile/index.ts'
import { conditionItem, inputOf, onEvent, settings, tagItem, triggerItem, variableItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, RECORDER } from '../testing/site.ts'
import { hasContainer, page, site, test, visitSite } from '../testing/visited-page.ts'

afterEach(async () => {
  expect(await failuresOn(page)).toEqual([])
})

async function visit(input: CompileInput, body: string, files: Readonly<Record<string, string>> = {}) {
  await visitSite({ input, pages: { '/': html(body, RECORDER) }, files })
  await hasContainer()
}

const loaded = triggerItem(1, { trigger_type: 'page_load' })

test('elements of the page become values: the first one, or the texts of all', async () => {
  const element = (number: number, name: string, selector_type: string, value: string, extract_text_content: boolean) =>
    variableItem(number, {
      name,
      variable_type: 'dom_element',
      value,
      options: { selector_type, extract_text_content },
    })
  const input = inputOf({
    triggers: [loaded],
    tags: [
      tagItem(1, {
        code: '<script>hit({{ Id }}, {{ Css }}, {{ XPath }}, {{ First }}.tagName, {{ None }}, {{ Broken }})</script>',
      }),
    ],
    variables: [
      element(1, 'Id', 'element_id', 'price', true),
      element(2, 'Css', 'css', '.{{ Class }}', true),
      element(3, 'XPath', 'xpath', '//li[@class="item"][2]', true),
      element(4, 'First', 'css', 'li', false),
      element(5, 'None', 'css', '.none', true),
      element(6, 'Broken', 'css', '][', true),
      variableItem(7, { name: 'Class', variable_type: 'constant', value: 'item' }),
    ],
  })
  await visit(input, '<b id="price"> 25 € </b><ul><li class="item"> one</li><li class="item">two </li></ul>')
  await expect.poll(() => hitsOn(page)).toEqual([['25 €', 'one two', 'two', 'LI', undefined, undefined]])
})

test('XPath takes the texts of any nodes, but only elements as values, and nothing from other results', async () => {
  const xpath = (number: number, name: string, value: string, extract_text_content: boolean) =>
    variableItem(number, {
      name,
      variable_type: 'dom_element',
      value,
      options: { selector_type: 'xpath', extract_text_content },
    })
  const input = inputOf({
    triggers: [loaded],
    tags: [
      tagItem(1, {
        code: '<script>hit({{ Attributes }}, {{ Texts }}, {{ No element }}, {{ Element }}.tagName, {{ No nodes }})</script>',
      }),
    ],
    variables: [
      xpath(1, 'Attributes', '//li/@data-sku', true),
      xpath(2, 'Texts', '//h1/text()', true),
      xpath(3, 'No element', '//li/@data-sku', false),
      xpath(4, 'Element', '//h1/text() | //h1/b', false),
      xpath(5, 'No nodes', 'string(//h1)', true),
    ],
  })
  await visit(input, '<h1> Shoes <b>new</b> and old </h1><ul><li data-sku=" 7 "><li data-sku="8"></ul>')
  await expect.poll(() => hitsOn(page)).toEqual([['7 8', 'Shoes and old', undefined, 'B', undefined]])
})

test('clicks are matched by CSS and XPath, on the element and its ancestors', async () => {
  const on = (number: number, condition_type: string, value: string, selector_type: string) =>
    triggerItem(number, {
      trigger_type: 'click',
      conditions: [
        conditionItem(number, {
          variable_id: BUILT_INS.clickElement.id,
          condition_type,
          value,
          options: { selector_type },
        }),
      ],
    })
  const triggers = [
    on(1, 'matches', 'a.buy', 'css'),
    on(2, 'matches', '//a[@id="go"]', 'xpath'),
    on(3, 'is_a_child_of', '.card', 'css'),
    on(4, 'is_not_a_child_of', '//main', 'xpath'),
    on(5, 'does_not_match', ']broken[', 'css'),
    on(6, 'matches', ']broken[', 'css'),
  ]
  const input = inputOf(
    { triggers, tags: triggers.map((_, at) => tagItem(at + 1)) },
    { settings: { ...settings, delay: 0 } },
  )
  await visit(
    input,
    '<main><p class="card"><a id="go" class="buy" href="#x"><b id="inner">buy</b></a></p></main><i id="out">out</i>',
  )
  await page.click('#inner')
  expect(await hitsOn(page)).toEqual([[1], [2], [3], [5]])
  await page.click('#out')
  expect((await hitsOn(page)).slice(4)).toEqual([[4], [5]])
})

test('elements count when enough of them is in view, those added later where that is asked for', async () => {
  const seen = (number: number, condition_type: string, visible_percentage: number, observe_changes: boolean) =>
    triggerItem(number, {
      trigger_type: 'element_visibility',
      conditions: [
        conditionItem(number, {
          variable_id: BUILT_INS.visibleElement.id,
          condition_type,
          value: '.card',
          options: { selector_type: 'css', visible_percentage, visible_seconds: 0, observe_changes },
        }),
      ],
    })
  const input = inputOf({
    triggers: [seen(1, 'each_time', 100, false), seen(2, 'once_per_element', 20, true)],
    tags: [1, 2].map((number) =>
      tagItem(number, { code: `<script>hit(${number}, {{ Visible Element }}.id)</script>` }),
    ),
  })
  await visit(
    input,
    '<div style="height:3000px"></div><p class="card" id="near" style="height:100.3px"></p><div style="height:3000px"></div>',
  )
  const scrollTo = (top: string) => page.evaluate(`scrollTo(0, ${top})`)
  await scrollTo('3020 - innerHeight')
  expect(await hitsOn(page)).toEqual([])
  await scrollTo('3070 - innerHeight')
  await expect.poll(() => hitsOn(page)).toEqual([[2, 'near']])
  await scrollTo('2900')
  await expect
    .poll(() => hitsOn(page))
    .toEqual([
      [2, 'near'],
      [1, 'near'],
    ])
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<p class="card" id="late">late</p>'))
  await scrollTo('0')
  await expect.poll(() => hitsOn(page)).toContainEqual([2, 'late'])
  await scrollTo('2900')
  await expect.poll(async () => (await hitsOn(page)).slice(3)).toEqual([[1, 'near']])
})

/** A trigger that checks that the page lets its events happen. */
const checked = (number: number, trigger_type: string) =>
  triggerItem(number, {
    trigger_type,
    conditions: [
      conditionItem(number, { variable_id: BUILT_INS.defaultPrevented.id, condition_type: 'is_false', value: null }),
    ],
  })

test('clicks and forms whose validation is checked count once the page has let them happen', async () => {
  const input = inputOf({
    triggers: [checked(1, 'form_submission'), checked(2, 'click'), triggerItem(3, { trigger_type: 'form_submission' })],
    tags: [
      tagItem(1, { code: '<script>hit("sent", {{ Form ID }}, {{ Default Prevented }})</script>' }),
      // It loads something, and so a link waits for it.
      tagItem(2, { code: '<script>hit("clicked", {{ Click ID }})</script><img src="data:,">' }),
      tagItem(3, { code: '<script>hit("any", {{ Form ID }})</script>' }),
    ],
  })
  const form = (id: string, more = '') =>
    `<form id="${id}" target="frame" ${more}><button id="send-${id}" type="submit">send</button></form>`
  await visit(
    input,
    `<iframe name="frame"></iframe>${form('good')}${form('held', 'onsubmit="return false"')}${form('late')}
    ${form('stopped', 'onsubmit="event.stopPropagation()"')}<a id="no" href="#no" onclick="return false">no</a>
    <a id="leave" href="/next">leave</a>`,
  )
  site.change({ pages: { '/next': html('there', RECORDER) } })
  await page.evaluate(() => {
    addEventListener(
      'submit',
      () => {
        addEventListener('submit', (event) => (event.target as Element).id === 'late' && event.preventDefault(), {
          once: true,
        })
      },
      true,
    )
  })
  const hits = async (first: string) =>
    (await hitsOn(page)).filter((hit) => hit[0] === first).map(([, ...rest]) => rest)
  for (const id of ['good', 'held', 'late', 'stopped']) await page.click(`#send-${id}`)
  await expect.poll(() => hits('any')).toEqual([['good'], ['held'], ['late'], ['stopped']])
  expect(await hits('sent')).toEqual([
    ['good', false],
    ['stopped', false],
  ])
  await page.click('#no')
  await page.evaluate(() => (document.querySelector('#leave') as HTMLElement).click())
  const clicks = await hits('clicked')
  expect(clicks).not.toContainEqual(['no'])
  expect(clicks).toContainEqual(['leave'])
  await page.waitForURL('**/next')
})

test('a click or a submit that the page stops counts also when the page is left before the next task', async () => {
  const input = inputOf(
    {
      triggers: [
        checked(1, 'form_submission'),
        checked(2, 'click'),
        triggerItem(3, { trigger_type: 'form_submission' }),
      ],
      tags: ['valid submit', 'valid click', 'submit'].map((text, index) =>
        tagItem(index + 1, { code: `<script>keep(${JSON.stringify(text)})</script>` }),
      ),
    },
    { settings: { ...settings, delay: 0 } },
  )
  // Timers of a busy page may come too late.
  const busy = `<script>
    window.setTimeout = function () {}
    function keep(text) { sessionStorage.seen = (sessionStorage.seen || '') + text + ', ' }
  </script>`
  const body = `<a id="link" href="/next" onclick="event.stopPropagation()">link</a>
    <form id="form" action="/next" onsubmit="event.stopPropagation()"><button>send</button></form>`
  const seenAfter = async (leave: () => Promise<void>) => {
    await visit(input, busy + body)
    site.change({ pages: { '/next': html('there', RECORDER) } })
    await leave()
    await page.waitForURL('**/next*')
    return page.evaluate('sessionStorage.seen')
  }
  expect(await seenAfter(() => page.click('#link'))).toBe('valid click, ')
  expect(await seenAfter(() => page.click('button'))).toBe('valid click, submit, valid submit, ')
})

test('heatmaps report the path of a click, and the page has the configuration element', async () => {
  const click = triggerItem(1, { trigger_type: 'capturing_click' })
  await visit(
    inputOf({ triggers: [click], tags: [tagItem(1, { template: 'heatmaps', code: null })] }),
    '<div class="a b"><ul><li>1</li><li><button>x</button></li></ul></div><section id="part"><p><em>y</em></p></section>',
  )
  await page.click('button')
  await page.click('em')
  expect(await page.evaluate('_paq')).toEqual([
    ['trackEvent', 'Heatmap events', 'Click', 'body>div.a.b>ul>li:nth-child(2)>button'],
    ['trackEvent', 'Heatmap events', 'Click', '#part>p>em'],
  ])
  const configuration = page.locator('head > script#waymark-container-configuration')
  expect(await configuration.getAttribute('data-app-id')).toBe(inputOf({}).appId)
  expect(await configuration.getAttribute('data-host')).toBe(settings.containerOrigin)
})

test('a vendor library is loaded once, and a frame goes away when it has loaded', async () => {
  await page.route('**/*', (route) => {
    const { hostname } = new URL(route.request().url())
    return hostname === '127.0.0.1'
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: 'window.libraries = (window.libraries || 0) + 1' })
  })
  const again = onEvent(2, 'again')
  const input = inputOf({
    triggers: [loaded, again],
    tags: [
      tagItem(1, { template: 'hot_jar', template_options: { id: '7' }, code: null, triggers: [loaded.id, again.id] }),
      tagItem(2, {
        template: 'doubleclick_floodlight',
        template_options: {
          type: 'doubleclick_floodlight_counter',
          advertiser_id: '1',
          group_tag_string: 'g',
          activity_tag_string: 'a',
          counting_method: 'standard_method',
          custom_variables: [],
        },
        code: null,
        triggers: [loaded.id],
      }),
    ],
  })
  await visit(input, '')
  await page.evaluate("dataLayer.push({ event: 'again' })")
  await expect.poll(() => page.evaluate('window.libraries')).toBe(1)
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
})

test('a mark of the session is kept for the next page, one of the page view is not', async () => {
  const leave = (number: number, condition_type: string) =>
    triggerItem(number, {
      trigger_type: 'leave_content',
      conditions: [conditionItem(number, { variable_id: BUILT_INS.leaveContent.id, condition_type, value: 'any' })],
    })
  await visit(
    inputOf({
      triggers: [leave(1, 'once_per_page_view'), leave(2, 'once_per_session')],
      tags: [tagItem(1), tagItem(2)],
    }),
    'text',
  )
  const leaveTwice = () =>
    page.evaluate(() => {
      for (const _time of [1, 2])
        document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: 200 }))
    })
  await leaveTwice()
  expect(await hitsOn(page)).toEqual([[1], [2]])
  await page.reload()
  await hasContainer()
  await leaveTwice()
  expect(await hitsOn(page)).toEqual([[1]])
  expect(await page.evaluate('document.cookie')).toMatch(/^wm_fired=[0-9a-z]{8}$/)
})

test('Form Url is where the browser sends the form, without an action to the page itself', async () => {
  const input = inputOf(
    {
      triggers: [triggerItem(1, { trigger_type: 'form_submission' })],
      tags: [tagItem(1, { code: '<script>hit({{ Form Url }})</script>' })],
    },
    { settings: { ...settings, delay: 0 } },
  )
  const forms = ['', 'action=""', 'action="sent?a=1"'].map((action) => `<form ${action}><button>send</button></form>`)
  await visit(input, `<base href="/other/">${forms.join('')}`)
  await page.evaluate("history.replaceState(null, '', '/base?q=1')")
  const native = await page.evaluate(() => {
    addEventListener('submit', (event) => event.preventDefault())
    return [...document.forms].map((form) => {
      form.requestSubmit()
      return [form.action]
    })
  })
  expect(await hitsOn(page)).toEqual(native)
  expect(native).toEqual(['/base?q=1', '/base?q=1', '/other/sent?a=1'].map((path) => [site.origin + path]))
})

test('a change of the fragment is one history event, whatever the page does until its hash change', async () => {
  const input = inputOf({
    triggers: [triggerItem(1, { trigger_type: 'history' })],
    tags: [
      tagItem(1, {
        code: '<script>hit({{ History source }}, {{ Old history fragment }}, {{ History fragment }})</script>',
      }),
    ],
  })
  await visit(input, '<a id="go" href="#c">go</a>')
  const changes = [
    () => {
      location.hash = 'a'
      location.hash = 'b'
    },
    () => {
      location.hash = 'q'
      history.replaceState({ s: 1 }, '')
    },
    () => {
      addEventListener('popstate', () => history.replaceState({ s: 2 }, ''), { once: true })
      document.getElementById('go')!.click()
    },
  ]
  for (const change of changes) {
    await page.evaluate((code) => {
      const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }))
      new Function(`return ${code}`)()()
      return changed.then(() => new Promise((done) => setTimeout(done, 50)))
    }, `${change}`)
  }
  expect(await hitsOn(page)).toEqual([
    ['popstate', undefined, 'a'],
    ['popstate', 'a', 'b'],
    ['popstate', 'b', 'q'],
    ['replaceState', 'q', 'q'],
    ['popstate', 'q', 'c'],
    ['replaceState', 'c', 'c'],
  ])
})
