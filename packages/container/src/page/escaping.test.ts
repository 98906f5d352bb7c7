import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inputOf, onEvent, tagItem, variableItem } from '../testing/index.ts'
import { html, openBrowser, openSite, RECORDER, type Site } from '../testing/site.ts'

/** Values that visitors bring along in addresses and cookies. Each would call `pwned` where it is taken for code. */
const HOSTILE = [
  '</script><script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '"><svg onload=pwned()>',
  "';pwned();//",
  '";pwned();//',
  '`;pwned();//',
  ['$', '{pwned()}'].join(''),
  '\\";pwned();//',
  "\\');pwned();//",
  '\n;pwned();//',
  '\u2028pwned()//',
  '*/pwned()/*',
  '--><script>pwned()</script>',
  '<!--<script>',
  'javascript:pwned()',
  'JaVaScRiPt:pwned()',
  ' java\nscript:pwned()',
  '\u0001javascript:pwned()',
  'data:text/html,<script>parent.pwned()</script>',
  'vbscript:pwned()',
  '//evil.example/x.js',
  '%0Apwned()',
  '&quot;);pwned();//',
  '&#39;);pwned();//',
  ']]><script>pwned()</script>',
  '}</style><script>pwned()</script>',
  'red;background:url(javascript:pwned())',
  'expression(pwned())',
  '{{ Hostile }}',
  '{{constructor.constructor("pwned()")()}}',
  '/;pwned();/',
  '$&$1$`',
  '\ud800',
  'constructor',
  '__proto__',
  '😀 ünïcode',
] as const

let browser: Browser
let page: Page
let site: Site

/** A page on which a tag with this code fires with each value in turn. */
async function open(code: string, more: { readonly variables?: ReturnType<typeof variableItem>[] } = {}) {
  const input = inputOf({
    triggers: [onEvent(1, 'go')],
    tags: [tagItem(1, { template: 'custom_content', template_options: { target_element_id: 'slot' }, code })],
    variables: [variableItem(1, { name: 'Hostile', value: 'hostile' }), ...(more.variables ?? [])],
  })
  site?.close()
  site = await openSite({
    input,
    pages: {
      '/': html(
        '<div id="slot"></div>',
        `${RECORDER}<script>window.pwned = function () { failures.push('pwned') }</script>`,
      ),
    },
  })
  await page.goto(`${site.origin}/`)
}

/** Fires the tag with a value and gives what the page then says. */
async function fire<Answer>(value: unknown, look: () => Answer): Promise<Answer> {
  await page.evaluate((hostile) => {
    ;(window as any).hits = []
    ;(window as any).dataLayer.push({ event: 'go', hostile })
  }, value)
  const [answer, failures] = await page.evaluate(async (lookSource) => {
    const answer = new Function(`return (${lookSource})()`)()
    // What loads or is followed takes a moment.
    await new Promise((done) => setTimeout(done, 5))
    return [answer, (window as any).failures]
  }, look.toString())
  expect(failures).toEqual([])
  return answer as Answer
}

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  await page.route('**/evil.example/**', (route) => route.abort())
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const firstHit = () => (window as any).hits[0]?.[0]

describe('a value from a visitor never becomes markup or code', () => {
  test('in a script outside a literal it is the value itself', async () => {
    await open('<script>hit({{ Hostile }})</script>')
    for (const value of HOSTILE) expect(await fire(value, firstHit), value).toBe(value)
    for (const value of [5, -5, 0.5, true, false, null]) expect(await fire(value, firstHit)).toBe(value)
    expect(await fire({ a: [1, 'x'] }, firstHit)).toEqual({ a: [1, 'x'] })
  })

  test('with a path a missing step gives undefined, and methods see their value', async () => {
    await open(
      '<script>hit({{ Hostile }}.items[0].sku, -{{ Hostile }}, {{ Hostile }}.constructor.name)\n{{ Hostile }};hit(2)</script>',
    )
    for (const value of HOSTILE) expect(await fire(value, () => (window as any).hits[0][0]), value).toBeUndefined()
    expect(await fire({ items: [{ sku: 'A' }] }, firstHit)).toBe('A')
    expect(await fire(-3, () => (window as any).hits[0][1])).toBe(3)
  })

  test('inside every kind of literal it is its text', async () => {
    await open(
      `<script>hit("{{ Hostile }}", '{{ Hostile }}', \`a{{ Hostile }}b\`, "\\\\{{ Hostile }}", /^{{ Hostile }}$/.source !== 1, { "{{ Hostile }}": 1, {{ Hostile }}: 2 })</script>`,
    )
    for (const value of HOSTILE) {
      const hit = await fire(value, () => (window as any).hits[0])
      expect(hit?.slice(0, 5), value).toEqual([value, value, `a${value}b`, `\\${value}`, true])
    }
  })

  test('in a comment it is left out', async () => {
    await open('<script>// {{ Hostile }}\n/* {{ Hostile }} */ hit(1)</script>')
    for (const value of HOSTILE) expect(await fire(value, firstHit), value).toBe(1)
  })

  test('in a module, and in data, it keeps its type', async () => {
    await open(
      '<script type="application/json" id="data">{"text":"{{ Hostile }}","value":{{ Hostile }}}</script><script type="text/template" id="markup"><b>{{ Hostile }}</b></script>',
    )
    for (const value of HOSTILE) {
      const { json, count } = await fire(value, () => {
        const box = document.createElement('div')
        box.innerHTML = document.getElementById('markup')!.textContent ?? ''
        return {
          json: JSON.parse(document.getElementById('data')!.textContent ?? ''),
          count: box.querySelectorAll('*').length,
        }
      })
      expect(json, value).toEqual({ text: value, value })
      expect(count, value).toBe(1)
    }
  })

  test('in text and ordinary attributes it is text', async () => {
    await open(
      '<p title="{{ Hostile }}" data-x={{ Hostile }} class="a {{ Hostile }}">a {{ Hostile }} b</p><textarea>{{ Hostile }}</textarea><title>{{ Hostile }}</title>',
    )
    for (const value of HOSTILE) {
      const seen = await fire(value, () => {
        const paragraph = document.querySelector('#slot p')!
        return {
          text: paragraph.textContent,
          title: paragraph.getAttribute('title'),
          data: paragraph.getAttribute('data-x'),
          area: document.querySelector('#slot textarea')!.textContent,
          names: paragraph.getAttributeNames(),
          count: document.querySelectorAll('#slot *').length,
        }
      })
      expect(seen, value).toEqual({
        text: `a ${value} b`,
        title: value,
        data: value,
        area: value,
        names: ['title', 'data-x', 'class'],
        count: 4,
      })
    }
    expect(await fire(undefined, () => document.querySelector('#slot p')!.textContent)).toBe('a  b')
    expect(await fire(null, () => document.querySelector('#slot p')!.getAttribute('title'))).toBe('')
  })

  test('in an event handler it is a value or a text, as in a script', async () => {
    await open(`<button onclick="hit({{ Hostile }}, '{{ Hostile }}')">x</button>`)
    for (const value of HOSTILE) {
      const hit = await fire(value, () => {
        document.querySelector<HTMLButtonElement>('#slot button')!.click()
        return (window as any).hits[0]
      })
      expect(hit, value).toEqual([value, value])
    }
  })

  test('in styles only harmless letters are left', async () => {
    await open('<p style="--y: {{ Hostile }}">x</p><style>#slot p { --x: {{ Hostile }} }</style>')
    for (const value of HOSTILE) {
      const seen = await fire(
        value,
        () =>
          `${document.querySelector('#slot p')!.getAttribute('style')}|${document.querySelector('#slot style')!.textContent}`,
      )
      expect(seen, value).toMatch(/^--y: [a-z0-9 #%.,_-]*;\|#slot p \{ --x: [a-z0-9 #%.,_-]* \}$/i)
    }
  })

  test('as a whole address it has a harmless scheme', async () => {
    await open(
      '<a href="{{ Hostile }}">a</a><form action="{{ Hostile }}"><button formaction={{ Hostile }}>b</button></form><iframe src="{{ Hostile }}"></iframe><object data="{{ Hostile }}"></object><svg><a xlink:href="{{ Hostile }}"><animate attributeName="href" values="{{ Hostile }}"/></a></svg>',
    )
    for (const value of HOSTILE) {
      const schemes = await fire(value, () => {
        const addresses = [
          document.querySelector<HTMLAnchorElement>('#slot a')!.href,
          document.querySelector<HTMLFormElement>('#slot form')!.action,
          document.querySelector<HTMLButtonElement>('#slot button')!.formAction,
          document.querySelector<HTMLIFrameElement>('#slot iframe')!.src,
          document.querySelector<HTMLObjectElement>('#slot object')!.data,
        ]
        document
          .querySelector<HTMLAnchorElement>('#slot a')!
          .addEventListener('click', (event) => event.preventDefault())
        return addresses.map((address) => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1] ?? '')
      })
      expect(
        schemes.filter((scheme) => !/^(|https?|mailto|tel)$/.test(scheme ?? '')),
        value,
      ).toEqual([])
    }
    expect(await fire('mailto:a@b.example', () => document.querySelector('#slot a')!.getAttribute('href'))).toBe(
      'mailto:a@b.example',
    )
    expect(await fire('/shop?a=1#b', () => document.querySelector('#slot a')!.getAttribute('href'))).toBe('/shop?a=1#b')
  })

  test('as a part of an address it is one encoded part', async () => {
    await open(
      '<a id="query" href="/search?q={{ Hostile }}&amp;p=1">q</a><a id="start" href="{{ Hostile }}/path">s</a><a id="scheme" href="{{ Hostile }}://x/{{ Hostile }}">t</a><a id="script" href="javascript:hit(\'{{ Hostile }}\')">j</a>',
    )
    for (const value of HOSTILE) {
      const seen = await fire(value, () => {
        const at = (id: string) => document.getElementById(id)!.getAttribute('href')
        document.getElementById('script')!.click()
        return {
          query: new URL(at('query')!, location.href).searchParams.get('q'),
          start: at('start'),
          scheme: at('scheme'),
          script: at('script'),
        }
      })
      expect(seen.query, value).toBe(value.toWellFormed())
      expect(seen.start, value).not.toMatch(/^\s*(java|vb)?script:|^data:/i)
      expect(seen.scheme, value).not.toMatch(/^\s*(java|vb)?script:|^data:/i)
      expect(seen.script, value).toBe("javascript:hit('')")
    }
  })

  test('in srcdoc it is left out; in names it is kept as written', async () => {
    await open('<iframe srcdoc="<p>{{ Hostile }}</p>"></iframe><x-{{Hostile}} a-{{Hostile}}="1">n</x-{{Hostile}}>')
    for (const value of HOSTILE) {
      const seen = await fire(value, () => document.querySelector('#slot iframe')!.getAttribute('srcdoc'))
      expect(seen, value).toBe('<p></p>')
    }
  })

  test('in custom JavaScript it is a value or a text', async () => {
    const code = `function () { return ["{{ Hostile }}", \`a{{ Hostile }}\`, {{ Hostile }}, /^{{ Hostile }}$/.test({{ Hostile }}), { "{{ Hostile }}": 1 }] } // {{ Hostile }}`
    await open('<script>hit({{ Code }})</script>', {
      variables: [variableItem(2, { name: 'Code', variable_type: 'custom_js', value: code })],
    })
    for (const value of HOSTILE) {
      const hit = await fire(value, () => (window as any).hits[0][0])
      expect(hit?.slice(0, 3), value).toEqual([value, `a${value}`, value])
      expect(hit?.[3], value).toBe(true)
    }
  })
})
