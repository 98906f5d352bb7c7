import { expect, test } from 'vitest'
import { createTestPage, inputOf, runFromSource, tagItem, triggerItem } from '../../testing/index.ts'

test('a YouTube player that stops for buffering is read as often as before', () => {
  let reads = 0
  let tell: (event: { data: number }) => void = () => {}
  const page = createTestPage({
    globals: {
      YT: {
        ready: (run: () => void) => run(),
        Player: class {
          constructor(_frame: object, { events }: { events: { onStateChange: typeof tell } }) {
            tell = events.onStateChange
          }
          getVolume = () => {
            reads++
            return 80
          }
        },
      },
    },
  })
  page.elements = [
    {
      selectors: ['iframe[src*="youtube.com/embed"],iframe[src*="youtube-nocookie.com/embed"]'],
      markup: '<iframe></iframe>',
    },
  ]
  const tag = tagItem(1, { template: 'video_youtube', template_options: {}, code: null })
  runFromSource(inputOf({ tags: [tag], triggers: [triggerItem(1)] }), page)
  page.scriptLoaded('https://www.youtube.com/iframe_api')
  const readsOf = (act: () => void) => {
    reads = 0
    act()
    return reads
  }
  const [playing, buffering] = [1, 3]
  tell({ data: playing })
  page.pass(1000)
  const before = readsOf(() => page.pass(5000))
  for (let count = 0; count < 20; count++) {
    tell({ data: buffering })
    tell({ data: playing })
  }
  expect(before).toBeGreaterThan(0)
  expect(readsOf(() => page.pass(5000))).toBe(before)
})
