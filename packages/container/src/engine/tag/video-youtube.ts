import type { Page, PageElement } from '../core/page.ts'
import { once } from './once.ts'
import type { Snippet } from './snippet.ts'
import { reportVideo, type VideoReporter, type VideoState } from './video.ts'
import { watchVideos } from './watch-videos.ts'

/** The members of the vendor's player that are used. */
interface Player {
  getCurrentTime?(): number
  getDuration?(): number
  getVolume?(): number
  isMuted?(): boolean
  getVideoData?(): { readonly title?: string }
}

interface PlayerApi {
  /** Runs something once `Player` is there. */
  ready(run: () => void): void
  readonly Player: new (
    frame: PageElement,
    settings: { readonly events: { readonly onStateChange: (event: { readonly data: number }) => void } },
  ) => Player
}

const FRAMES = 'iframe[src*="youtube.com/embed"],iframe[src*="youtube-nocookie.com/embed"]'
/** States of the vendor's player. */
const ENDED = 0
const PLAYING = 1
const PAUSED = 2
/** Milliseconds between two reads of the position while the video plays; a larger jump means that the visitor seeked. */
const POLL = 500
const JUMP = 2

/** Follows YouTube players of the page, and those that come later, each once. */
export const videoYoutube: Snippet<'video-youtube'> = (options, page, engine) => {
  if (!once(engine, 'youtube')) {
    engine.findYoutube?.()
    return
  }
  // The global callback that the vendor documents is left to the page, which may define it at any time.
  page.loadScript('https://www.youtube.com/iframe_api', undefined, () => {
    const api = page.globalOf('YT') as PlayerApi | undefined
    api?.ready(() => {
      engine.findYoutube = watchVideos(
        page,
        () => page.findElements('css', FRAMES),
        (frame) => followFrame(page, api, frame, options.track_thresholds || []),
      )
    })
  })
}

function followFrame(page: Page, api: PlayerApi, frame: PageElement, thresholds: readonly number[]): void {
  openToScripts(page, frame)
  let isPlaying = false
  let isPolling = false
  let last = 0
  let volume = ''
  let reporter: VideoReporter | undefined
  const player = new api.Player(frame, {
    events: {
      onStateChange: ({ data }) => {
        // A player reports its volume only from here on.
        reporter ??= reportVideo(page, now, thresholds, undefined)
        if (data === PLAYING) {
          if (!isPlaying && last && jumped()) seek()
          isPlaying = true
          last = now().seconds
          reporter?.played()
          if (!isPolling) poll()
        } else if (data === PAUSED || data === ENDED) {
          isPlaying = false
          if (data === PAUSED) reporter?.paused()
          else reporter?.ended()
        }
      },
    },
  })
  const now = (): VideoState => ({
    title: player.getVideoData?.().title || '',
    seconds: player.getCurrentTime?.() || 0,
    duration: player.getDuration?.() || 0,
    volume: (player.getVolume?.() ?? 100) / 100,
    isMuted: player.isMuted?.() || false,
  })
  const jumped = () => Math.abs(now().seconds - last) > JUMP
  const seek = () => {
    reporter?.seekStarted()
    reporter?.seekEnded()
  }
  const poll = () => {
    isPolling = isPlaying
    if (!isPlaying) return
    if (jumped()) seek()
    last = now().seconds
    reporter?.moved()
    const level = `${now().volume} ${now().isMuted}`
    if (volume && level !== volume) reporter?.volumeChanged()
    volume = level
    page.runLater(POLL, poll)
  }
}

/** Adds to the address of a frame that scripts may control it, and the origin of the page. */
function openToScripts(page: Page, frame: PageElement): void {
  const address = page.attributeOf(frame, 'src') || ''
  const base = address.split('#')[0]!
  const missing = (name: string) => !new RegExp(`[?&]${name}=`).test(base)
  let more = ''
  if (missing('enablejsapi')) more += '&enablejsapi=1'
  if (missing('origin')) more += `&origin=${encodeURIComponent(`${page.readDocument('location.origin')}`)}`
  if (!more) return
  const fragment = address.slice(base.length)
  page.setAttributeOf(frame, 'src', base + (base.includes('?') ? more : `?${more.slice(1)}`) + fragment)
}
