import { referenceGrammar } from '@waymark/domain/reference'
import { afterEach, expect, test } from 'vitest'
import { inForcedColours } from '../story/forced-colours.ts'
import { show } from '../story/show.ts'
import { ColouredCode } from './index.ts'

/** The highlighted texts on the page. */
function textsIn(colour: string): string[] {
  const ranges = [...(CSS.highlights.get(`code-${colour}`) ?? [])]
  return ranges.map(({ startContainer, startOffset, endOffset }) =>
    (startContainer as Text).data.slice(startOffset, endOffset),
  )
}

afterEach(() => show(null))

test('code has the colours of the theme, and variables in it their own', () => {
  show(
    <ColouredCode
      code={"<script>fit('{{ Product SKU }}', {{it's}})</script>"}
      language="html"
      grammar={referenceGrammar}
    />,
  )
  expect(document.body).toHaveTextContent("<script>fit('{{ Product SKU }}', {{ it's }})</script>")
  expect(textsIn('string')).toEqual(["'", "'"])
  expect(textsIn('tag')).toEqual(['<script', '>', '</script', '>'])
  const pre = document.querySelector('pre')!
  const ink = (name: string) => getComputedStyle(pre, `::highlight(code-${name})`).color
  const paper = getComputedStyle(pre).color
  const inks = ['keyword', 'string', 'number', 'comment', 'tag', 'attribute'].map(ink)
  expect(new Set([...inks, paper]).size).toBe(7)
})

test('colours are updated with the code, and removed with it', () => {
  show(<ColouredCode code="[1, true]" language="json" />)
  expect([textsIn('number'), textsIn('keyword')]).toEqual([['1'], ['true']])
  show(
    <>
      <ColouredCode code='{"a": 2}' language="json" />
      <ColouredCode code="[3]" language="json" />
    </>,
  )
  expect([textsIn('number'), textsIn('keyword')]).toEqual([['2', '3'], []])
  show(null)
  expect(textsIn('number')).toEqual([])
})

test('large code is rendered at once and coloured soon after', async () => {
  const code = '[1]\n'.repeat(5000)
  show(<ColouredCode code={code} language="json" />)
  expect(document.querySelector('pre')?.textContent).toBe(code)
  await expect.poll(() => textsIn('number').length).toBe(5000)
  show(<ColouredCode code={code} language="json" />)
  show(null)
  await new Promise(requestAnimationFrame)
  await new Promise((later) => setTimeout(later, 50))
  expect(textsIn('number')).toEqual([])
})

test('plain text has no colours and no references', () => {
  show(<ColouredCode code={'if {{ Order }} is "3"'} language="text" />)
  expect(document.querySelector('pre')).toHaveTextContent('if {{ Order }} is "3"')
  expect(document.querySelector('pre code')).toBeNull()
  expect(textsIn('string')).toEqual([])
})

test('code does not look selected in forced colours', async () => {
  await inForcedColours()
  show(<ColouredCode code="[1, true]" language="json" />)
  expect([textsIn('number'), textsIn('keyword')]).toEqual([[], []])
})
