import { describe, expect, test } from 'vitest'
import { createTestPage } from '../../testing/index.ts'
import type { Engine } from '../core/engine.ts'
import type { Page } from '../core/page.ts'
import { reportVideo, type VideoState } from './video.ts'
import { videoHtml5 } from './video-html5.ts'

function watch(thresholds: readonly number[] = [25, 50, 100]) {
  const test = createTestPage()
  const state: { -readonly [Key in keyof VideoState]: VideoState[Key] } = {
    title: 'clip.mp4',
    seconds: 0,
    duration: 100,
    volume: 0.8,
    isMuted: false,
  }
  const reporter = reportVideo(test.page, () => ({ ...state }), thresholds, 7)
  return {
    test,
    state,
    reporter,
    said: () => (test.globals._paq ?? []).map((call: unknown[]) => call[2]),
    to: (seconds: number) => {
      state.seconds = seconds
      reporter.moved()
    },
  }
}

describe('a video', () => {
  test('is played, paused, resumed, watched and played again', () => {
    const { reporter, said, to, test } = watch()
    reporter.played()
    reporter.played()
    to(30)
    reporter.paused()
    reporter.played()
    to(60)
    to(61)
    reporter.ended()
    reporter.played()
    to(99)
    expect(said()).toEqual([
      'Play',
      'Progress - 25%',
      'Pause',
      'Resume',
      'Progress - 50%',
      'Progress - 100%',
      'Watched',
      'Replay after watching',
    ])
    expect(test.globals._paq[1]).toEqual([
      'trackEvent',
      'Video',
      'Progress - 25%',
      'clip.mp4',
      30,
      { dimension7: '80%' },
    ])
  })

  test('is moved by the visitor: the event has the state in which that began', () => {
    const { reporter, said, to } = watch([])
    const seek = () => {
      reporter.seekStarted()
      reporter.paused()
      reporter.seekEnded()
    }
    to(10)
    seek()
    reporter.played()
    seek()
    reporter.paused()
    seek()
    reporter.ended()
    seek()
    expect(said()).toEqual([
      'Seeked before playback',
      'Play',
      'Seeked during playback',
      'Pause',
      'Seeked when paused',
      'Watched',
      'Seeked after finished watching',
    ])
  })

  test('starts again from the beginning when it is replayed after its end', () => {
    const { reporter, said, to } = watch([])
    reporter.played()
    reporter.ended()
    reporter.seekStarted()
    to(0)
    reporter.played()
    reporter.seekEnded()
    expect(said()).toEqual(['Play', 'Watched', 'Replay after watching'])
  })

  test('reports a change of volume and muting once it has settled', () => {
    const { reporter, said, state, test } = watch([])
    const volume = (level: number, isMuted = false) => {
      state.volume = level
      state.isMuted = isMuted
      reporter.volumeChanged()
    }
    volume(0.7)
    test.pass(200)
    volume(0.3)
    test.pass(250)
    volume(0.9)
    test.pass(250)
    volume(0.9, true)
    test.pass(250)
    volume(0.9)
    test.pass(250)
    expect(said()).toEqual(['Volume down', 'Volume up', 'Muted', 'Unmuted'])
    expect(test.globals._paq[2][5]).toEqual({ dimension7: '0%' })
  })
})

/** A video element of the page that loops, with what its events call. */
function watchLoop() {
  const { page, globals } = createTestPage()
  const video = { loop: true, currentTime: 0, duration: 10, volume: 1, paused: false, muted: false }
  const handlers: Record<string, () => void> = {}
  const withVideo: Page = {
    ...page,
    findElements: () => [video],
    isSelected: () => true,
    onElementEvent: (_video, name, run) => {
      handlers[name] = run
    },
    propertyOf: (_video, name) => video[name as keyof typeof video],
    attributeOf: () => 'Film',
  }
  videoHtml5({}, withVideo, { doneOnce: {} } as Engine)
  return {
    /** A seek as the browser reports it: `currentTime` as it is when the event comes. */
    seek: (currentTime: number) => {
      video.currentTime = currentTime
      handlers.seeking!()
      handlers.seeked!()
    },
    said: () => globals._paq.map((call: unknown[]) => call[2]),
  }
}

test('a video that loops is not moved by the visitor when it starts again, in any browser', () => {
  const { seek, said } = watchLoop()
  const [chromium, firefox] = [0, 0.033]
  seek(chromium)
  seek(firefox)
  expect(said()).toEqual(['Play'])
  seek(7)
  expect(said()).toEqual(['Play', 'Seeked during playback'])
})
