import { each } from '../core/list.ts'
import type { Page, PageElement } from '../core/page.ts'
import { once } from './once.ts'
import type { Snippet } from './snippet.ts'
import { reportVideo, type VideoState } from './video.ts'
import { watchVideos } from './watch-videos.ts'

/** Seconds from the start within which a jump of a video that loops is its own. */
const LOOP_START = 0.5

/** Follows the videos of the page, and those that come later, each once. */
export const videoHtml5: Snippet<'video-html5'> = (options, page, engine) => {
  const selectors = options.element_selectors as readonly string[] | undefined
  const titleAttribute = options.title_attribute as string | undefined
  if (!once(engine, 'videos')) {
    engine.findVideos?.()
    return
  }
  engine.findVideos = watchVideos(
    page,
    () => found(page, selectors),
    (video) => {
      const reporter = reportVideo(
        page,
        () => stateOf(page, video, titleAttribute),
        options.track_thresholds || [],
        options.volume_dimension_id,
      )
      const on = (name: string, run: () => void) => page.onElementEvent(video, name, run)
      on('play', reporter.played)
      on('pause', () => {
        if (!page.propertyOf(video, 'ended') && !page.propertyOf(video, 'seeking')) reporter.paused()
      })
      on('timeupdate', reporter.moved)
      on('seeking', () => {
        // A video that loops goes back to its start by itself; in Firefox it has played on a little by now.
        const looped = page.propertyOf(video, 'loop') && Number(page.propertyOf(video, 'currentTime')) < LOOP_START
        if (!looped) reporter.seekStarted()
      })
      on('seeked', reporter.seekEnded)
      on('ended', reporter.ended)
      on('volumechange', reporter.volumeChanged)
      // It may have started by itself before the tag fired.
      if (page.propertyOf(video, 'paused') === false) reporter.played()
    },
  )
}

/** The selected videos; for another element the first video inside it. */
function found(page: Page, selectors: readonly string[] | undefined): readonly PageElement[] {
  const videos: PageElement[] = []
  each(selectors || ['video'], (selector) => {
    each(page.findElements('css', selector), (element) => {
      const video = page.isSelected(element, 'video', false) ? element : page.firstInside(element, 'video')
      if (video && videos.indexOf(video) < 0) videos[videos.length] = video
    })
  })
  return videos
}

function stateOf(page: Page, video: PageElement, titleAttribute: string | undefined): VideoState {
  const source = `${page.propertyOf(video, 'currentSrc') ?? ''}`.replace(/^data:.*|[?#].*$/, '')
  const title =
    (titleAttribute && page.attributeOf(video, titleAttribute)) ||
    page.attributeOf(video, 'title') ||
    source.slice(source.lastIndexOf('/') + 1)
  return {
    title,
    seconds: Number(page.propertyOf(video, 'currentTime')),
    duration: Number(page.propertyOf(video, 'duration')),
    volume: Number(page.propertyOf(video, 'volume')),
    isMuted: page.propertyOf(video, 'muted') === true,
  }
}
