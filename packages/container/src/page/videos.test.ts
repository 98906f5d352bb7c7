import { afterEach, expect } from 'vitest'
import { inputOf, onEvent, tagItem, triggerItem } from '../testing/index.ts'
import { failuresOn, html, RECORDER } from '../testing/site.ts'
import { hasContainer, page, site, test, visitSite } from '../testing/visited-page.ts'

afterEach(async () => {
  expect(await failuresOn(page)).toEqual([])
})

/** What the tracker was told of videos: action, title, dimension. */
const videoEvents = (): Promise<unknown[]> =>
  page.evaluate('(window._paq || []).map((call) => call[5] ? [call[2], call[3], call[5]] : [call[2], call[3]])')

async function visit(template: string, template_options: object, body: string) {
  const input = inputOf({
    triggers: [triggerItem(1)],
    tags: [tagItem(1, { template, template_options: template_options as never, code: null })],
  })
  await visitSite({ input, pages: { '/': html(body, RECORDER) } })
  await hasContainer()
}

/** Two seconds of silence, which a video element plays as well as a film. */
function silence(): string {
  const length = 16_000
  const wave = Buffer.alloc(44 + length, 128)
  wave.write('RIFF')
  wave.writeUInt32LE(36 + length, 4)
  wave.write('WAVEfmt ', 8)
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(8000, 24)
  wave.writeUInt32LE(8000, 28)
  wave.writeUInt16LE(1, 32)
  wave.writeUInt16LE(8, 34)
  wave.write('data', 36)
  wave.writeUInt32LE(length, 40)
  return `data:audio/wav;base64,${wave.toString('base64')}`
}

test('a video of the page is followed from its first start to its end', async () => {
  const film = `<video id="film" title="Film" src="${silence()}"></video><button onclick="film.play()">play</button>`
  await visit('video_html5', { track_thresholds: [50, 100], volume_dimension_id: 3 }, film)
  const loud = { dimension3: '100%' }
  const silent = { dimension3: '0%' }
  await page.click('button')
  await expect.poll(videoEvents).toEqual([['Play', 'Film', loud]])
  await page.evaluate('film.pause()')
  await expect.poll(videoEvents).toHaveLength(2)
  await page.evaluate('film.currentTime = 1.5')
  await expect.poll(async () => (await videoEvents()).length).toBeGreaterThanOrEqual(4)
  await page.evaluate('film.muted = true')
  await expect.poll(async () => (await videoEvents()).length).toBeGreaterThanOrEqual(5)
  await page.click('button')
  await expect.poll(videoEvents).toContainEqual(['Watched', 'Film', silent])
  const all = (await videoEvents()) as unknown[][]
  expect(all.map(([action]) => action).toSorted()).toEqual(
    [
      'Play',
      'Pause',
      'Progress - 50%',
      'Seeked when paused',
      'Muted',
      'Resume',
      'Progress - 100%',
      'Watched',
    ].toSorted(),
  )
  expect(all.map(([action]) => action).slice(-3)).toEqual(['Resume', 'Progress - 100%', 'Watched'])
})

test('a video that started by itself is followed, and what a loop does is not what the visitor does', async () => {
  const film = `<video id="film" title="Film" src="${silence()}" autoplay muted></video>
    <video id="loop" title="Loop" src="${silence()}" loop muted></video><video id="own" src="${silence()}" muted></video>
    <script>loop.onseeked = () => { window.looped = true }</script>`
  const tag = tagItem(1, { template: 'video_html5', template_options: {}, code: null })
  await visitSite({
    input: inputOf({ triggers: [onEvent(1, 'go')], tags: [tag] }),
    pages: { '/': html(film, RECORDER) },
  })
  await hasContainer()
  await page.waitForFunction('!film.paused')
  await page.evaluate("dataLayer.push({ event: 'go' })")
  expect(await videoEvents()).toEqual([['Play', 'Film']])
  await page.evaluate('film.pause()')
  await expect.poll(videoEvents).toContainEqual(['Pause', 'Film'])
  await page.evaluate('loop.play(); loop.currentTime = 1.8')
  await page.waitForFunction('window.looped && loop.currentTime > 0 && loop.currentTime < 1')
  await page.evaluate('own.play()')
  await expect.poll(videoEvents).toContainEqual(['Play', ''])
  const seeks = ((await videoEvents()) as string[][]).filter(
    ([action, title]) => title === 'Loop' && /^Seeked/.test(action!),
  )
  expect(seeks).toHaveLength(1)
})

test('a video that comes later is found, within what a selector picks, and once', async () => {
  await visit('video_html5', { element_selectors: ['.player'], title_attribute: 'data-name' }, '<main></main>')
  await page.evaluate((source) => {
    const player = document.createElement('div')
    player.className = 'player'
    player.innerHTML = `<video id="late" data-name="Late" src="${source}"></video><button>play</button>`
    player.querySelector('button')!.onclick = () => void (document.getElementById('late') as HTMLVideoElement).play()
    document.querySelector('main')!.append(player)
  }, silence())
  // Bound as soon as it starts to tell: the search runs in batches.
  await expect
    .poll(async () => {
      await page.click('button')
      await page.evaluate("document.getElementById('late').pause()")
      return videoEvents()
    })
    .toContainEqual(['Pause', 'Late'])
  const actions = ((await videoEvents()) as string[][]).map(([action]) => action)
  expect(actions.filter((action) => action === 'Play').length).toBeLessThanOrEqual(1)
})

/** As much of the vendor's player as the container uses, to be moved by hand. */
const PLAYER = `
  window.players = []
  window.YT = { ready: function (run) { setTimeout(run, 100) }, Player: function (frame, settings) {
    players.push(this); this.frame = frame; this.settings = settings
    this.getCurrentTime = undefined
    this.begin = function () {
      Object.assign(this, { at: 0, level: 50, quiet: false,
        getCurrentTime: function () { return this.at }, getDuration: function () { return 100 },
        getVolume: function () { return this.level }, isMuted: function () { return this.quiet },
        getVideoData: function () { return { title: 'Trailer' } } })
    }
    this.tell = function (data) { settings.events.onStateChange({ data: data, target: this }) }
  } }
  onYouTubeIframeAPIReady()`

test('YouTube players are followed, opened to scripts, and the page keeps its own callback', async () => {
  await page.route('https://www.youtube.com/**', async (route) => {
    const isLibrary = route.request().url().endsWith('/iframe_api')
    // A script at the end of a page defines its callback after the tag has fired.
    if (isLibrary)
      await page.evaluate('window.onYouTubeIframeAPIReady = () => { ownReady = (window.ownReady || 0) + 1 }')
    await route.fulfill(
      isLibrary
        ? { contentType: 'text/javascript', body: PLAYER }
        : { contentType: 'text/html', body: '<p>player</p>' },
    )
  })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  const body = `<iframe src="https://www.youtube.com/embed/one?rel=0"></iframe><iframe src="about:blank"></iframe>`
  await visit('video_youtube', { track_thresholds: [25] }, body)
  await expect.poll(() => page.evaluate('window.players && players.length')).toBe(1)
  expect(await page.evaluate('ownReady')).toBe(1)
  expect(await page.evaluate('players[0].frame.src')).toBe(
    `https://www.youtube.com/embed/one?rel=0&enablejsapi=1&origin=${encodeURIComponent(site.origin)}`,
  )
  await page.evaluate('players[0].begin(); players[0].tell(-1); players[0].tell(1)')
  await expect.poll(videoEvents).toEqual([['Play', 'Trailer']])
  await page.evaluate('players[0].at = 1; players[0].level = 70')
  await expect.poll(videoEvents).toContainEqual(['Volume up', 'Trailer'])
  await page.evaluate('players[0].at = 40')
  await expect.poll(videoEvents).toContainEqual(['Progress - 25%', 'Trailer'])
  await page.evaluate(
    'players[0].tell(2); players[0].tell(1); players[0].at = 100; players[0].tell(0); players[0].at = 0; players[0].tell(1)',
  )
  expect(((await videoEvents()) as string[][]).map(([action]) => action)).toEqual([
    'Play',
    'Volume up',
    'Seeked during playback',
    'Progress - 25%',
    'Pause',
    'Resume',
    'Watched',
    'Replay after watching',
  ])
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'https://www.youtube-nocookie.com/embed/two#player?enablejsapi=0'
    document.body.append(frame)
  })
  await expect.poll(() => page.evaluate('players.length')).toBe(2)
  expect(await page.evaluate('players[1].frame.src')).toBe(
    `https://www.youtube-nocookie.com/embed/two?enablejsapi=1&origin=${encodeURIComponent(site.origin)}#player?enablejsapi=0`,
  )
})
