import { describe, expect, test } from 'vitest'
import { settings, tagItem } from '../testing/index.ts'
import { needsTime } from './needs-time.ts'

const script = (code: string) => needsTime(tagItem(1, { code: `<script>${code}</script>` }), settings)

describe('a tag that fires while the page is left', () => {
  test.each([
    'navigator.sendBeacon("/seen", {{ Page URL }})',
    'window.navigator.sendBeacon("/seen", new URLSearchParams({ a: JSON.stringify({{ Order }}) }))',
    'fetch("/seen", { method: "POST", keepalive: true, body: "x" })',
    'console.log("left", Math.random())',
    '(function () { localStorage.setItem("a", "b") })()',
    'function send(path) { navigator.sendBeacon(path) } send("/a"); send("/b")',
    'document.querySelector("a").className = "left"',
    'const all = [1, 2].map((one) => one + 1).join(); navigator.sendBeacon("/seen", all)',
  ])('has nothing to wait for when all it sends arrives: %s', (code) => {
    expect(script(code)).toBe(false)
  })

  test.each([
    'hit(1)',
    'gtag("event", "left")',
    'fetch("/seen")',
    'fetch("/seen", { keepalive: false })',
    'fetch("/seen", options)',
    'dataLayer.push({ event: "left" })',
    'new Image().src = "/seen"',
    'const pixel = document.createElement("img")',
    'navigator.sendBeacon("/a"); send("/b")',
    'element.innerHTML = "<img src=/seen>"',
    'element["src"] = "/seen"',
    'import("/seen.js")',
    '{{ Function }}()',
    'this does not parse',
  ])('needs time when it may do anything else: %s', (code) => {
    expect(script(code)).toBe(true)
  })

  test('needs time when its markup loads something or has code of its own', () => {
    const html = (code: string) => needsTime(tagItem(1, { code }), settings)
    for (const code of ['<img src="/seen">', '<script src="/seen.js"></script>', '<p><b onclick="send()">b</b></p>']) {
      expect(html(code), code).toBe(true)
    }
    for (const code of ['<p>left</p>', '<!-- note -->', '<noscript><img src="/seen"></noscript>', '']) {
      expect(html(code), code).toBe(false)
    }
  })

  test('needs time for libraries of vendors, but not for what a tracker sends by beacon', () => {
    const matomo = { ...settings, trackerDialect: 'matomo' as const }
    const template = (name: string) => tagItem(1, { template: name, code: null })
    expect(needsTime(template('meta_pixel'), matomo)).toBe(true)
    expect(needsTime(template('waymark_event'), matomo)).toBe(false)
    expect(needsTime(template('waymark_event'), settings)).toBe(true)
    expect(needsTime(template('waymark_analytics'), matomo)).toBe(true)
  })
})
