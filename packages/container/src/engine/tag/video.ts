import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { track } from './track.ts'

/** The state of a video. Times are in seconds, the volume is from 0 to 1. */
export interface VideoState {
  readonly title: string
  readonly seconds: number
  readonly duration: number
  readonly volume: number
  readonly isMuted: boolean
}

/** Called by a player; each function sends the matching event to the tracker. */
export interface VideoReporter {
  played(): void
  paused(): void
  moved(): void
  seekStarted(): void
  seekEnded(): void
  ended(): void
  volumeChanged(): void
}

/** Milliseconds after its last change until the volume is reported. */
const REST = 250

type Phase = 'before playback' | 'during playback' | 'when paused' | 'after finished watching'

/** Follows one video: what the player does becomes events of the tracker, thresholds once per page. */
export function reportVideo(
  page: Page,
  now: () => VideoState,
  thresholds: readonly number[],
  volumeDimension: number | undefined,
): VideoReporter {
  let phase: Phase = 'before playback'
  let seekPhase: Phase | undefined
  let known = now()
  let changes = 0
  const passed: Record<number, boolean> = {}
  const say = (action: string) => {
    const { title, seconds, volume, isMuted } = now()
    const level = `${isMuted ? 0 : Math.round(volume * 100)}%`
    const dimension = volumeDimension ? { [`dimension${volumeDimension}`]: level } : undefined
    track(page, ['trackEvent', 'Video', action, title, Math.floor(seconds)], [dimension])
  }
  const reach = (percentage: number) =>
    each(thresholds, (threshold) => {
      if (percentage < threshold || passed[threshold]) return
      passed[threshold] = true
      say(`Progress - ${threshold}%`)
    })
  page.onHide(() => {
    if (phase === 'during playback') say('Tab unloaded during video play')
  })
  return {
    played() {
      if (phase === 'during playback') return
      say(PLAYS[phase]!)
      phase = 'during playback'
    },
    paused() {
      if (phase !== 'during playback' || seekPhase) return
      phase = 'when paused'
      say('Pause')
    },
    moved() {
      const { seconds, duration } = now()
      if (duration > 0) reach(Math.min(99, Math.floor((seconds / duration) * 100)))
    },
    seekStarted() {
      seekPhase ||= phase
    },
    seekEnded() {
      // Players go back to the start by themselves when a finished video is played again.
      const isReplay = seekPhase === 'after finished watching' && now().seconds < 1
      if (seekPhase && !isReplay) say(`Seeked ${seekPhase}`)
      seekPhase = undefined
    },
    ended() {
      if (phase === 'after finished watching') return
      phase = 'after finished watching'
      reach(100)
      say('Watched')
    },
    volumeChanged() {
      const mine = ++changes
      page.runLater(REST, () => {
        const { volume, isMuted } = now()
        if (mine !== changes) return
        if (isMuted !== known.isMuted) say(isMuted ? 'Muted' : 'Unmuted')
        else if (volume !== known.volume) say(volume > known.volume ? 'Volume up' : 'Volume down')
        known = now()
      })
    },
  }
}

/** The name of a start of the video, by the phase before it. */
const PLAYS: Readonly<Partial<Record<Phase, string>>> = {
  'before playback': 'Play',
  'when paused': 'Resume',
  'after finished watching': 'Replay after watching',
}
